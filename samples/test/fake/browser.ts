import {callBack, type Functions, type World} from './world';

type Cookie = Record<string, unknown>;

function cookies(action: string, details: Cookie, jar: Cookie[]): Cookie[] | undefined {
  const matches = (cookie: Cookie) => details.name === undefined || cookie.name === details.name;
  if (action === 'list') return jar.filter(matches);
  if (action === 'delete') jar.splice(0, jar.length, ...jar.filter((item) => !matches(item)));
  if (action === 'set') jar.push(details);
  return undefined;
}

/** Cookies and the data scripts keep per tab. */
export function browserFunctions(world: World): Functions {
  const jar = world.cookies ?? [];
  const withCallback = (action: string) => (details: Cookie, done?: unknown) =>
    (done as ((cookies: unknown, error: unknown) => void) | undefined)?.(
      cookies(action, details, jar),
      undefined,
    );
  const withPromise = (action: string) => async (details: Cookie) => cookies(action, details, jar);
  return {
    GM_cookie: (action: string, details: Cookie, done: unknown) =>
      withCallback(action)(details, done),
    'GM.cookie': async (action: string, details: Cookie) => cookies(action, details, jar),
    'GM_cookie.list': withCallback('list'),
    'GM_cookie.set': withCallback('set'),
    'GM_cookie.delete': withCallback('delete'),
    'GM.cookie.list': withPromise('list'),
    'GM.cookie.set': withPromise('set'),
    'GM.cookie.delete': withPromise('delete'),
    GM_closeInTab() {},
    GM_getTab: (done: (tab: unknown) => void) => done(world.ownTab ?? {}),
    'GM.getTab': async () => world.ownTab ?? {},
    GM_saveTab() {},
    'GM.saveTab': async () => {},
    GM_getTabs: (done: (tabs: unknown) => void) => done(world.tabs ?? {}),
    'GM.getTabs': async () => world.tabs ?? {},
    GM_setClipboard() {},
    'GM.setClipboard': async () => {},
  };
}

/** `CAT_fileStorage` over files in memory. */
export function fileStorage(world: World, files: Map<string, string>) {
  return async (action: string, details: Record<string, unknown> = {}): Promise<void> => {
    if (action === 'config') return;
    if (world.fileError) return callBack(details, 'onerror', world.fileError);
    if (action === 'list') {
      return callBack(
        details,
        'onload',
        [...files.keys()].map((name) => ({name})),
      );
    }
    if (action === 'download') {
      const {name} = details.file as {name: string};
      return callBack(details, 'onload', new Blob([files.get(name) ?? '']));
    }
    if (action === 'delete') files.delete(String(details.path));
    else files.set(String(details.path), await (details.data as Blob).text());
    callBack(details, 'onload');
  };
}
