import {toText} from './entry';
import {readHeader} from './header';
import {flag, isObject, type Json, number, parseObject, text} from './json';
import type {FoundScript, Overrides, Problem, Reading, Resource, Subscription} from './model';
import {decodeValues} from './values';
import {readZip, type ZippedFile} from './zip';

type Files = ReadonlyMap<string, ZippedFile>;

/** Reads a backup zip of ScriptCat, Tampermonkey or Violentmonkey, or any zip of scripts. */
export function readBackup(bytes: Uint8Array): Reading {
  const zipped = readZip(bytes);
  const files: Files = new Map(zipped?.map((file) => [file.name, file]));
  const problems = [...files.values()].flatMap(({name, content}): Problem[] =>
    content ? [] : [{code: 'damaged', file: name}],
  );
  const manifest = readObject(files, 'violentmonkey');
  const scripts = withEnding(files, '.user.js').map((name) => readScript(files, name, manifest));
  const subscriptions = withEnding(files, '.user.sub.js').map((name) =>
    readSubscribed(files, name),
  );
  const config = readObject(files, 'scriptcat-config.json');
  const settings = isObject(config?.systemConfig) ? config.systemConfig : undefined;
  if (scripts.length + subscriptions.length === 0 && !settings)
    problems.push({code: 'not-a-backup'});
  return {
    source: sourceOf(files, manifest),
    scripts,
    subscriptions,
    permissions: 0,
    settings: settings && Object.keys(settings).length > 0 ? settings : undefined,
    problems,
  };
}

const withEnding = (files: Files, ending: string): string[] =>
  [...files.keys()]
    .filter((name) => name.endsWith(ending))
    .map((name) => name.slice(0, -ending.length));

function readText(files: Files, name: string): string | undefined {
  const content = files.get(name)?.content;
  return content && toText(content);
}

const readObject = (files: Files, name: string): Json | undefined =>
  parseObject(readText(files, name) ?? '');

const child = (value: Json | undefined, key: string): Json => {
  const found = value?.[key];
  return isObject(found) ? found : {};
};

function sourceOf(files: Files, manifest: Json | undefined): Reading['source'] {
  if (manifest) return 'violentmonkey';
  const options = withEnding(files, '.options.json').map((name) =>
    readObject(files, `${name}.options.json`),
  );
  if (files.has('scriptcat-config.json') || options.some((each) => child(each, 'meta').sc_uuid)) {
    return 'scriptcat';
  }
  return options.length > 0 ? 'tampermonkey' : 'plain';
}

function readScript(files: Files, file: string, manifest: Json | undefined): FoundScript {
  const code = readText(files, `${file}.user.js`);
  const header = readHeader(code ?? '');
  const options = readObject(files, `${file}.options.json`);
  const storage = readObject(files, `${file}.storage.json`);
  const [meta, settings] = [child(options, 'meta'), child(options, 'settings')];
  const isBroken = (ending: string, read: unknown) => files.has(`${file}${ending}`) && !read;
  const script: FoundScript = {
    uuid: text(meta.sc_uuid) ?? '',
    name: text(meta.name) ?? header.name ?? file,
    namespace: header.namespace ?? '',
    generations: code === undefined ? [] : [{code, version: header.version ?? '', isWhole: true}],
    place: 'list',
    damage: [
      ...(code === undefined ? ['no-code' as const] : code.trim() ? [] : ['empty' as const]),
      ...(isBroken('.options.json', options) ? ['settings' as const] : []),
      ...(isBroken('.storage.json', storage) ? ['values' as const] : []),
    ],
    changed: number(meta.modified) ?? files.get(`${file}.user.js`)?.changed,
    isEnabled: flag(settings.enabled),
    position: number(settings.position),
    checksUpdates: flag(settings.checkUpdate),
    url: text(meta.file_url),
    subscription: text(meta.subscribe_url),
    overrides: readOverrides(options),
    values: decodeValues(storage?.data),
    valuesChanged: number(storage?.ts),
    resources: readResources(files, file),
  };
  const listed = child(child(manifest, 'scripts'), file);
  if (Object.keys(listed).length === 0) return script;
  return fromViolentmonkey(script, listed, child(manifest, 'values'), header.name ?? file);
}

/** Tampermonkey's own changes and ScriptCat's; without one, nothing is kept. */
function readOverrides(options: Json | undefined): Overrides {
  const selfMeta = child(options, 'selfMeta');
  if (Object.keys(selfMeta).length > 0) return {selfMeta: selfMeta as Record<string, string[]>};
  const {override, run_at, noframes} = child(options, 'options');
  if (!isObject(override)) return {};
  const isUsed = ['use_matches', 'use_includes', 'use_excludes', 'use_tags'].some((key) => {
    const list = override[key];
    return (
      Array.isArray(list) && (list.length > 0 || override[key.replace('use', 'merge')] === false)
    );
  });
  return isUsed || run_at || noframes ? {options: {override, run_at, noframes}} : {};
}

function fromViolentmonkey(
  script: FoundScript,
  listed: Json,
  values: Json,
  name: string,
): FoundScript {
  const [config, custom] = [child(listed, 'config'), child(listed, 'custom')];
  const enabled = config.enabled ?? listed.enabled;
  const merges = (...keys: string[]) => keys.every((key) => custom[key] !== false);
  const list = (...keys: string[]) => {
    const given = keys.filter((key) => Array.isArray(custom[key]));
    return given.length > 0 ? given.flatMap((key) => custom[key] as string[]) : undefined;
  };
  const override = {
    use_matches: list('match'),
    use_includes: list('include'),
    use_excludes: list('exclude', 'excludeMatch'),
    use_tags: list('tag'),
    merge_matches: merges('origMatch'),
    merge_includes: merges('origInclude'),
    merge_excludes: merges('origExclude', 'origExcludeMatch'),
    merge_tags: merges('origTag'),
  };
  const noframes = custom.noframes == null ? null : Boolean(custom.noframes);
  const stored = values[valuesKey(script.namespace, name)];
  return {
    ...script,
    isEnabled: enabled === undefined ? true : Boolean(enabled),
    position: number(listed.position),
    checksUpdates: config.shouldUpdate === undefined ? undefined : Boolean(config.shouldUpdate),
    url: text(custom.downloadURL) ?? text(custom.lastInstallURL),
    overrides: readOverrides({options: {override, run_at: custom.runAt || null, noframes}}),
    values: decodeValues(stored),
  };
}

/** Violentmonkey's key for the values of a script: namespace and name as in its file names. */
const valuesKey = (namespace: string, name: string): string =>
  `${namespace}\n${name}\n`.replace(
    /[-/:*?"<>|%\s]/g,
    (char) => `-${char.charCodeAt(0).toString(16).padStart(2, '0')}`,
  );

const resourceKinds = ['resources', 'requires', 'requires.css'] as const;

function readResources(files: Files, file: string): Resource[] {
  const prefix = `${file}.user.js-`;
  return [...files.keys()].flatMap((name) => {
    const kind = resourceKinds.find((each) => name.endsWith(`.${each}.json`));
    if (!kind || !name.startsWith(prefix)) return [];
    const meta = readObject(files, name);
    const url = text(meta?.url);
    const content = files.get(name.slice(0, -`.${kind}.json`.length))?.content;
    if (!url || !content) return [];
    const changed = number(meta?.ts) ?? 0;
    return [{kind, url, content, changed, mimetype: text(meta?.mimetype) ?? ''}];
  });
}

function readSubscribed(files: Files, file: string): Subscription {
  const options = readObject(files, `${file}.user.sub.options.json`);
  const meta = child(options, 'meta');
  return {
    name: text(meta.name) ?? file,
    url: text(meta.url) ?? '',
    code: readText(files, `${file}.user.sub.js`) ?? '',
    isEnabled: flag(child(options, 'settings').enabled) ?? true,
    scripts: options?.scripts ?? {},
    changed: number(meta.modified),
  };
}
