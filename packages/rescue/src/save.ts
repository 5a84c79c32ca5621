import {strToU8, type Zippable, zipSync} from 'fflate';
import type {FoundScript, Generation, Reading} from './model';
import {encodeValue} from './values';

/** A script and the code of it to save. */
export interface Taken {
  script: FoundScript;
  generation: Generation;
}

/** A name that every file system takes; ScriptCat's import pairs files by it. */
const fileName = (name: string): string =>
  name.replace(/[\\/:*?"<>|\p{Cc}]/gu, '_').slice(0, 100) || '_';

/** Names that occur once, since files of the same name would replace each other. */
function createNames() {
  const used = new Set<string>();
  return (name: string): string => {
    const base = fileName(name);
    let unique = base;
    for (let count = 2; used.has(unique.toLowerCase()); count++) unique = `${base} (${count})`;
    used.add(unique.toLowerCase());
    return unique;
  };
}

/** The texts of scripts with the names of their files. */
export function toScriptFiles(taken: readonly Taken[]): {name: string; code: string}[] {
  const uniqueName = createNames();
  return taken.map(({script, generation}) => ({
    name: `${uniqueName(script.name)}.user.js`,
    code: generation.code,
  }));
}

/** A zip that ScriptCat's own import reads: scripts with values, subscriptions and settings. */
export function toImportZip(
  taken: readonly Taken[],
  {subscriptions = [], settings}: Partial<Pick<Reading, 'subscriptions' | 'settings'>> = {},
): Uint8Array {
  const files: Zippable = {};
  const add = (name: string, content: string | Uint8Array | object, changed?: number) => {
    const isText = typeof content === 'string';
    const bytes =
      content instanceof Uint8Array ? content : strToU8(isText ? content : JSON.stringify(content));
    files[name] = [bytes, {mtime: zipTime(changed)}];
  };
  const uniqueName = createNames();
  for (const {script, generation} of taken) {
    const name = uniqueName(script.name);
    const {changed, valuesChanged, resources} = script;
    add(`${name}.user.js`, generation.code, changed);
    add(`${name}.options.json`, toOptions(script), changed);
    const data = Object.entries(script.values).map(([key, value]) => [key, encodeValue(value)]);
    const storage = {data: Object.fromEntries(data), ts: valuesChanged ?? changed ?? 0};
    add(`${name}.storage.json`, storage, valuesChanged ?? changed);
    resources.forEach(({kind, url, mimetype, content, changed: ts}, index) => {
      const part = fileName(url.split(/[?#]/, 1)[0]?.split('/').at(-1) ?? '');
      const file = `${name}.user.js-${index}-${part}`;
      add(file, content, ts);
      add(`${file}.${kind}.json`, {name: part, url, ts, mimetype}, ts);
    });
  }
  const uniqueSubscription = createNames();
  for (const {name, url, code, isEnabled, scripts, changed} of subscriptions) {
    const file = uniqueSubscription(name);
    const meta = {name, url, modified: changed ?? 0};
    add(`${file}.user.sub.js`, code, changed);
    add(`${file}.user.sub.options.json`, {settings: {enabled: isEnabled}, scripts, meta}, changed);
  }
  if (settings) {
    const agent = {models: [], mcp: [], tasks: [], defaultModelId: '', summaryModelId: ''};
    add('scriptcat-config.json', {version: 1, systemConfig: settings, agent});
  }
  return zipSync(files, {level: 6});
}

function toOptions(script: FoundScript) {
  const {uuid, name, overrides, isEnabled, position, checksUpdates, changed} = script;
  return {
    options: overrides.options ?? {},
    settings: {enabled: isEnabled ?? true, position, checkUpdate: checksUpdates},
    meta: {
      name,
      uuid,
      sc_uuid: uuid,
      modified: changed,
      file_url: script.url ?? '',
      subscribe_url: script.subscription,
    },
    selfMeta: overrides.selfMeta,
  };
}

/** fflate writes local time and refuses years before 1980; ScriptCat reads the time as UTC. */
function zipTime(changed = 0): Date {
  const time = new Date(Math.min(Math.max(changed, Date.UTC(1981, 0)), Date.UTC(2098, 0)));
  return new Date(time.getTime() + time.getTimezoneOffset() * 60_000);
}
