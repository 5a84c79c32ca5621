import type {Api} from './api';
import {isListed, pageHostOf} from './connect';
import type {Cookie, Instance} from './instance';

type Details = Readonly<Record<string, unknown>>;
type Done = (cookies: unknown, error: unknown) => void;
const actions = ['list', 'set', 'delete'];

/** `GM_cookie` in its eight spellings. */
export function cookieFunctions(instance: Instance): Api {
  const run = (action: string, details: Details) => handle(action, details, instance);
  const withCallback = (action: string, details: Details, done?: Done) =>
    void run(action, details).then(
      (cookies) => done?.(cookies, undefined),
      (error) => done?.(undefined, error),
    );
  const api: Api = {GM_cookie: withCallback, 'GM.cookie': run};
  for (const action of actions) {
    api[`GM_cookie.${action}`] = (details: Details, done?: Done) =>
      withCallback(action, details, done);
    api[`GM.cookie.${action}`] = (details: Details) => run(action, details);
  }
  return api;
}

async function handle(
  action: string,
  details: Details,
  instance: Instance,
): Promise<readonly Cookie[] | undefined> {
  const {world, host, isBackground, script} = instance;
  if (typeof details !== 'object' || details === null || !hasRightTypes(details)) {
    throw new Error('Invalid Argument Type');
  }
  await host.message();
  // From here on errors are strings, as the extension throws them.
  if (!actions.includes(action)) throw 'action can only be: get, set, delete, store';
  const {domain, name} = details;
  const url = details.url ?? (domain || isBackground ? undefined : host.url);
  if (!url && !domain) throw 'there must be one of url or domain';
  const cookieHost = url ? new URL(String(url)).hostname : String(domain).replace(/^\./, '');
  const pageHost = pageHostOf(instance);
  if (cookieHost !== pageHost && !isListed(cookieHost, script.meta.connect ?? [], pageHost)) {
    throw 'hostname must be in the definition of connect';
  }
  if (!(await instance.ask({permission: 'cookie', subject: cookieHost}))) {
    throw 'permission not allowed';
  }
  const isOfHost = (cookie: Cookie) => (cookie.domain ?? cookieHost) === cookieHost;
  if (action === 'list') {
    return world.cookies.filter(
      (cookie) => isOfHost(cookie) && (name === undefined || cookie.name === name),
    );
  }
  if (action === 'delete' && (!url || !name)) throw 'delete operation must have url and name';
  if (!url) throw 'set operation must have url';
  const others = world.cookies.filter(
    (cookie) => !isOfHost(cookie) || cookie.name !== (name ?? ''),
  );
  const {url: _, ...fields} = details;
  const added = {path: '/', value: '', ...fields, name: name ?? '', domain: cookieHost};
  world.cookies = action === 'set' ? [...others, added] : others;
  return undefined;
}

function hasRightTypes(details: Details): boolean {
  return ['url', 'domain', 'name', 'value', 'path'].every((key) =>
    ['undefined', 'string'].includes(typeof details[key]),
  );
}
