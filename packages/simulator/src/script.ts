import {alwaysAvailable, grants, parseHeader, parseUserConfig} from '@scriptcat/userscript';

/** A script as plain data, so that it can be sent to a frame. */
export interface Script {
  name: string;
  namespace: string;
  version: string;
  kind: 'page' | 'background' | 'crontab';
  /** Header values by lower-case key, in file order. */
  meta: Readonly<Record<string, readonly string[]>>;
  /** The text of the header. */
  header: string;
  /** `none` runs on the page's own window, `unwrap` without any wrapper. */
  mode: 'sandbox' | 'none' | 'unwrap';
  /** The names that are put into the script. */
  names: readonly string[];
  /** The storage area: `@storageName`, or the script's own. */
  area: string;
  /** The `==UserConfig==` block. */
  config: UserConfig | undefined;
}

/** A `==UserConfig==` block: its text, and the attributes of its items by group and key. */
export interface UserConfig {
  text: string;
  groups: Readonly<Record<string, Readonly<Record<string, ConfigItem>>>>;
}

type ConfigItem = Readonly<Record<string, unknown>> | undefined;

/** The outcome of reading a script. */
export type ReadScript =
  | {ok: true; script: Script}
  | {ok: false; problem: 'no-header' | 'subscription' | 'user-config'};

/** Reads what a manager needs from the header and the user configuration. */
export function readScript(source: string): ReadScript {
  const parsed = parseHeader(source);
  if (!parsed.ok) return {ok: false, problem: 'no-header'};
  const {header} = parsed;
  if (header.kind === 'UserSubscribe') return {ok: false, problem: 'subscription'};
  const config = parseUserConfig(source);
  if (!config.ok) return {ok: false, problem: 'user-config'};
  const meta: Record<string, string[]> = {};
  for (const {key, locale, value} of header.entries) {
    const name = locale === undefined ? key : `${key}:${locale}`;
    meta[name] = [...(meta[name] ?? []), value];
  }
  const kind = meta.crontab ? 'crontab' : meta.background ? 'background' : 'page';
  const [name = '', namespace = '', version = '0.0'] = [
    meta.name,
    meta.namespace,
    meta.version,
  ].map((values) => values?.[0] || undefined);
  return {
    ok: true,
    script: {
      name,
      namespace,
      version,
      kind,
      meta,
      header: source.slice(header.from, header.to),
      area: meta.storagename?.[0] || `${namespace}/${name}`,
      config: config.found ? {text: blockOf(source), groups: byKey(config.groups)} : undefined,
      ...grantedNames(meta, kind),
    },
  };
}

/** The names a header grants, by the same table the documentation prints. */
export function grantedNames(
  meta: Script['meta'],
  kind: Script['kind'],
): Pick<Script, 'names' | 'mode'> {
  if (meta.unwrap) return {names: [], mode: 'unwrap'};
  const wanted = new Set(meta.grant);
  if (isContextMenu({meta})) {
    wanted.delete('none');
    wanted.add('GM_registerMenuCommand');
  }
  if (wanted.has('none')) return {names: ['GM_info', 'GM.info'], mode: 'none'};
  const injected = grants.filter(({name}) => wanted.has(name)).flatMap(({injects}) => injects);
  const retry = kind === 'page' ? [] : ['CATRetryError'];
  return {names: [...new Set([...alwaysAvailable, ...retry, ...injected])], mode: 'sandbox'};
}

/** The body of such a script runs on each click of its menu entry. */
export function isContextMenu({meta}: Pick<Script, 'meta'>): boolean {
  return meta['run-at']?.[0] === 'context-menu';
}

/** Such a script runs before anything of the page does. */
export function isEarlyStart({meta}: Script): boolean {
  const value = meta['early-start']?.[0];
  return meta['run-at']?.[0] === 'document-start' && (value === '' || value === 'true');
}

function blockOf(source: string): string {
  return /\/\*\s*==UserConfig==[\s\S]*?==\/UserConfig==\s*\*\//.exec(source)?.[0] ?? '';
}

function byKey(
  groups: readonly {name: string; items: readonly {key: string; attributes: ConfigItem}[]}[],
): UserConfig['groups'] {
  return Object.fromEntries(
    groups.map(({name, items}) => [
      name,
      Object.fromEntries(items.map(({key, attributes}) => [key, attributes])),
    ]),
  );
}
