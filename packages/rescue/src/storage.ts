import {strToU8} from 'fflate';
import {createDatabaseReader, type Database} from './database';
import {type Entry, toText} from './entry';
import {readHeader} from './header';
import {flag, isObject, type Json, number, parseObject, salvageCode, text} from './json';
import type {Damage, FoundScript, Generation, Reading, Resource, Subscription} from './model';

/** Keys of ScriptCat since 0.17 in the extension's storage; settings are in the synced one. */
const wanted = /^(?:script|scriptCode|value|subscribe|permission|resource):|^system_/;

/**
 * Reads the extension's storage from the files of its folders, in any order. The folder of a file is
 * named after the extension; of several extensions, those without scripts are left out.
 */
export function createStorageReader() {
  const folders = new Map<string, ReturnType<typeof createDatabaseReader>>();
  const trash: Json[] = [];
  return {
    addFile(path: string, bytes: Uint8Array) {
      const folder = path.slice(0, path.lastIndexOf('/') + 1);
      const reader = folders.get(folder) ?? createDatabaseReader((key) => wanted.test(key));
      folders.set(folder, reader);
      reader.add(path.slice(folder.length), bytes);
    },
    /** A file of the trash, which is JSON; other files are ignored. */
    addTrash(bytes: Uint8Array) {
      const file = parseObject(toText(bytes));
      if (file && isObject(file.script)) trash.push(file);
    },
    finish(): Reading {
      const databases = new Map<string, Database>();
      for (const [folder, reader] of folders) {
        const id = folder.split('/').at(-2) ?? '';
        databases.set(id, joinDatabases(databases.get(id), reader.finish()));
      }
      return readAll([...databases.values()], trash);
    },
  };
}

/** Local and synced storage of one extension have no key in common that matters here. */
const joinDatabases = (first: Database | undefined, second: Database): Database => ({
  entries: new Map([...(first?.entries ?? []), ...second.entries]),
  problems: [...(first?.problems ?? []), ...second.problems],
  isDatabase: first?.isDatabase || second.isDatabase,
  others: (first?.others ?? 0) + second.others,
});

const places: readonly FoundScript['place'][] = ['list', 'trash', 'deleted'];

function readAll(databases: readonly Database[], trash: readonly Json[]): Reading {
  const readings = databases.map(readStorage);
  const own = readings.filter(({scripts}) => scripts.length > 0);
  const shown = own.length > 0 ? own : readings;
  const scripts = shown.flatMap((reading) => reading.scripts);
  for (const file of trash) {
    const uuid = text((file.script as Json).uuid) ?? '';
    const home = databases.find(({entries}) => entries.has(`value:${uuid}`)) ?? databases[0];
    addTrashed(scripts, readTrashed(home?.entries ?? new Map(), uuid, file));
  }
  scripts.sort((a, b) => places.indexOf(a.place) - places.indexOf(b.place));
  const problems = shown.flatMap((reading) => reading.problems);
  if (scripts.length === 0) {
    if (databases.some(({others}) => others > 0)) problems.push({code: 'not-scriptcat'});
    else if (!databases.some(({isDatabase}) => isDatabase)) problems.push({code: 'no-data'});
  }
  return {
    source: 'storage',
    scripts,
    subscriptions: shown.flatMap(({subscriptions}) => subscriptions),
    permissions: shown.reduce((sum, {permissions}) => sum + permissions, 0),
    settings: shown.find(({settings}) => settings)?.settings,
    problems,
  };
}

function readStorage({entries, problems}: Database): Reading {
  const keys = (prefix: string) =>
    [...entries.keys()]
      .filter((key) => key.startsWith(prefix))
      .map((key) => key.slice(prefix.length));
  const uuids = new Set([...keys('scriptCode:'), ...keys('script:')]);
  const resources = keys('resource:').flatMap((key) => readResource(entries, key));
  return {
    source: 'storage',
    scripts: [...uuids].flatMap((uuid) => readScript(entries, uuid, resources)),
    subscriptions: keys('subscribe:').flatMap((url) => readSubscription(entries, url)),
    permissions: keys('permission:').filter((key) => newest(entries, `permission:${key}`)).length,
    settings: readSettings(entries, keys('system_')),
    problems: [...problems],
  };
}

type Entries = Database['entries'];

interface Newest {
  record: Json;
  isDeleted: boolean;
  /** Whether there is something newer that can't be read. */
  isOutdated: boolean;
}

/** The newest generation of a key that is sound. */
function newest(entries: Entries, key: string): Newest | undefined {
  const generations = entries.get(key) ?? [];
  const firstSound = generations.findIndex(({isSound}) => isSound);
  for (const {isSound, value} of generations) {
    const record = isSound && value && parseObject(toText(value));
    if (record) {
      return {record, isDeleted: !generations[firstSound]?.value, isOutdated: firstSound > 0};
    }
  }
  return undefined;
}

function readCodes(generations: readonly Entry[]): Generation[] {
  const found: Generation[] = [];
  for (const {value, isSound} of generations) {
    if (!value) continue;
    const record = toText(value);
    const parsed = text(parseObject(record)?.code);
    const isEmpty = parsed === undefined && parseObject(record)?.code === '';
    const isWhole = isSound && (parsed !== undefined || isEmpty);
    const code = parsed ?? salvageCode(record);
    // What is damaged matters only while nothing sound is as new.
    if (code === undefined || (!isWhole && found.some((older) => older.isWhole))) continue;
    if (found.some((other) => other.code === code && other.isWhole >= isWhole)) continue;
    found.push({code, isWhole, version: readHeader(code).version ?? ''});
  }
  return found;
}

function readScript(
  entries: Entries,
  uuid: string,
  resources: readonly LinkedResource[],
): FoundScript[] {
  const codes = entries.get(`scriptCode:${uuid}`) ?? [];
  const generations = readCodes(codes);
  const settings = newest(entries, `script:${uuid}`);
  if (!settings && generations.length === 0) return [];
  const damage: Damage[] = [];
  const [latest] = generations;
  if (!latest) damage.push('no-code');
  else if (!latest.isWhole) damage.push('code');
  else if (latest.code.trim() === '') damage.push('empty');
  if (!settings || settings.isOutdated) damage.push('settings');
  const isDeleted = settings?.isDeleted ?? codes.find(({isSound}) => isSound)?.value === undefined;
  return [
    complete(entries, {
      uuid,
      record: settings?.record ?? {},
      generations,
      place: isDeleted ? 'deleted' : 'list',
      damage,
      resources,
    }),
  ];
}

function readTrashed(entries: Entries, uuid: string, {script, code}: Json): FoundScript {
  const kept = text(code);
  return complete(entries, {
    uuid,
    record: script as Json,
    generations: kept ? [{code: kept, version: readHeader(kept).version ?? '', isWhole: true}] : [],
    place: 'trash',
    damage: kept ? [] : ['no-code'],
    resources: [],
  });
}

/** A copy of it that is still in the database adds its older codes. */
function addTrashed(scripts: FoundScript[], trashed: FoundScript): void {
  const index = scripts.findIndex(({uuid, place}) => uuid === trashed.uuid && place === 'deleted');
  const older = scripts[index];
  if (!older) {
    scripts.push(trashed);
    return;
  }
  const known = new Set(trashed.generations.map(({code}) => code));
  const generations = older.generations.filter(({code}) => !known.has(code));
  const {resources} = older;
  scripts[index] = {...trashed, resources, generations: [...trashed.generations, ...generations]};
}

interface Parts extends Pick<FoundScript, 'uuid' | 'generations' | 'place' | 'damage'> {
  record: Json;
  resources: readonly LinkedResource[];
}

/** Puts together what is stored under several keys. */
function complete(entries: Entries, {record, resources, ...parts}: Parts): FoundScript {
  const header = readHeader(parts.generations[0]?.code ?? '');
  const metadata = isObject(record.metadata) ? record.metadata : {};
  const stored = Array.isArray(metadata.storagename) ? metadata.storagename[0] : undefined;
  const valueKey = `value:${text(stored) ?? header.storageName ?? parts.uuid}`;
  const values = newest(entries, valueKey);
  const areDamaged = values ? values.isOutdated : entries.get(valueKey)?.some(({value}) => value);
  const selfMeta = isObject(record.selfMetadata) && Object.keys(record.selfMetadata).length > 0;
  const status = number(record.status);
  return {
    ...parts,
    damage: areDamaged ? [...parts.damage, 'values'] : parts.damage,
    name: text(record.name) ?? header.name ?? parts.uuid,
    namespace: text(record.namespace) ?? header.namespace ?? '',
    changed: number(record.updatetime) ?? number(record.createtime),
    isEnabled: status === undefined ? undefined : status === 1,
    position: number(record.sort),
    checksUpdates: flag(record.checkUpdate),
    url: text(record.downloadUrl) ?? text(record.origin),
    subscription: text(record.subscribeUrl),
    overrides: selfMeta ? {selfMeta: record.selfMetadata as Record<string, string[]>} : {},
    values: isObject(values?.record.data) ? values.record.data : {},
    valuesChanged: number(values?.record.updatetime),
    resources: resources.filter(({links}) => links.has(parts.uuid)).map(({resource}) => resource),
  };
}

interface LinkedResource {
  resource: Resource;
  /** Scripts that use it. */
  links: Set<string>;
}

const resourceKinds: Record<string, Resource['kind']> = {
  require: 'requires',
  'require-css': 'requires.css',
  resource: 'resources',
};

/** Texts only: ScriptCat downloads the others again. */
function readResource(entries: Entries, key: string): LinkedResource[] {
  const {record} = newest(entries, `resource:${key}`) ?? {};
  const kind = resourceKinds[text(record?.type) ?? ''];
  const [url, content] = [text(record?.url), text(record?.content)];
  if (!kind || !url || !content || !isObject(record?.link)) return [];
  const changed = number(record.updatetime) ?? number(record.createtime) ?? 0;
  const mimetype = text(record.contentType) ?? '';
  const links = new Set(Object.keys(record.link));
  return [{resource: {kind, url, mimetype, changed, content: strToU8(content)}, links}];
}

function readSubscription(entries: Entries, url: string): Subscription[] {
  const found = newest(entries, `subscribe:${url}`);
  const code = text(found?.record.code);
  if (!found || !code) return [];
  const {name, status, scripts, updatetime} = found.record;
  const isEnabled = status === 1;
  return [{url, code, isEnabled, scripts, name: text(name) ?? url, changed: number(updatetime)}];
}

/** Settings that a backup may hold; those of one machine stay there. */
function readSettings(entries: Entries, names: readonly string[]): Json | undefined {
  const found = names.flatMap((name): [string, unknown][] => {
    const [latest] = (entries.get(`system_${name}`) ?? []).filter(({isSound}) => isSound);
    if (!latest?.value || localSettings.has(name)) return [];
    try {
      return [[name, JSON.parse(toText(latest.value))]];
    } catch {
      return [];
    }
  });
  return found.length > 0 ? Object.fromEntries(found) : undefined;
}

const localSettings = new Set(
  [
    'cloud_sync backup cat_file_storage vscode_url vscode_reconnect language check_update',
    'enable_script enable_script_incognito external_access_enabled external_access_url',
    'external_access_write_policy external_access_source_read_policy external_access_pairing',
    'keep_ext_background_alive',
  ].flatMap((names) => names.split(' ')),
);
