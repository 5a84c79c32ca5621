import type {Params} from '@scriptcat/contract';
import {grants, metadataKeys, type ScriptKind} from '../../catalogue';
import {type ParsedConfig, parseUserConfig} from '../../config/parse';
import {type CodeFacts, readCode} from '../code';
import type {Header, HeaderEntry} from '../parse';
import type {HeaderLine} from '../print';
import {type FixCode, type Level, type RuleCode, ruleLevels} from './levels';

/** A change to the text: what lies between `from` and `to` becomes `insert`. */
export interface TextEdit {
  from: number;
  to: number;
  insert: string;
}

/** A change that answers a finding. */
export interface Fix {
  code: FixCode;
  params: Params;
  edits: readonly TextEdit[];
}

/** Something the checker has to say about one line. */
export interface Finding {
  code: RuleCode;
  level: Level;
  line: number;
  params: Params;
  fix: Fix | undefined;
}

/** A script with everything the rules look at. */
export interface Script {
  source: string;
  header: Header;
  kind: ScriptKind;
  config: ParsedConfig;
  code: CodeFacts;
  /** Values of the `@grant` lines. */
  granted: readonly string[];
  /** Every name those lines make available. */
  available: ReadonlySet<string>;
  all(key: string): readonly HeaderEntry[];
  has(key: string): boolean;
}

/** A rule looks at a script and says what it found. */
export type Rule = (script: Script) => Finding[];

/** Prepares a script for the rules. */
export function createScript(source: string, header: Header): Script {
  const byKey = groupByKey(header.entries);
  const all = (key: string): readonly HeaderEntry[] => byKey.get(key) ?? [];
  const isMenu = all('run-at')[0]?.value === 'context-menu';
  const granted = all('grant')
    .map(({value}) => value)
    // A script of the context menu needs the menu, so it gets it, and `none` is dropped.
    .filter((value) => !(isMenu && value === 'none'));
  // Reading code takes time, and not everybody who asks about a script needs it.
  let code: CodeFacts | undefined;
  return {
    source,
    header,
    kind: scriptKind(header, all),
    config: parseUserConfig(source),
    get code() {
      code ??= readCode(source);
      return code;
    },
    granted,
    available: availableNames(isMenu ? [...granted, 'GM_registerMenuCommand'] : granted),
    all,
    has: (key) => byKey.has(key),
  };
}

function availableNames(granted: readonly string[]): Set<string> {
  const wanted = new Set(granted);
  const injected = grants.filter(({name}) => wanted.has(name)).flatMap(({injects}) => injects);
  return new Set([...granted, ...injected]);
}

function groupByKey(entries: readonly HeaderEntry[]): Map<string, HeaderEntry[]> {
  const groups = new Map<string, HeaderEntry[]>();
  for (const entry of entries) {
    const group = groups.get(entry.key);
    if (group) group.push(entry);
    else groups.set(entry.key, [entry]);
  }
  return groups;
}

function scriptKind(header: Header, all: (key: string) => readonly HeaderEntry[]): ScriptKind {
  if (header.kind === 'UserSubscribe') return 'subscribe';
  if (all('crontab').length > 0) return 'crontab';
  return all('background').length > 0 ? 'background' : 'page';
}

/** Makes a finding with the level of its rule. */
export function finding(code: RuleCode, line: number, params: Params = {}, fix?: Fix): Finding {
  return {code, level: ruleLevels[code], line, params, fix};
}

/** Takes a whole line away. */
export function removeLine({from, to}: HeaderEntry): Fix {
  return {code: 'remove-line', params: {}, edits: [{from, to: to + 1, insert: ''}]};
}

/** Puts another value in place of the one on the line. */
export function setValue(entry: HeaderEntry, value: string): Fix {
  const gap = entry.value === '' ? ' ' : '';
  const edit = {from: entry.valueFrom, to: entry.to, insert: gap + value};
  return {code: 'set-value', params: {value}, edits: [edit]};
}

/** Writes another key on the line. */
export function renameKey(entry: HeaderEntry, name: string): Fix {
  const to = entry.nameFrom + entry.key.length;
  return {code: 'rename-key', params: {name}, edits: [{from: entry.nameFrom, to, insert: name}]};
}

/** Adds lines at the end of the header, in its own column. */
export function addLines({header}: Script, lines: readonly HeaderLine[]): Fix {
  const column = header.entries[0] ? header.entries[0].valueFrom - header.entries[0].from : 0;
  const insert = lines
    .map(({name, value}) => `${`// @${name}`.padEnd(column - 1)} ${value}`.trimEnd())
    .map((line) => `${line}\n`)
    .join('');
  const [first] = lines;
  const params = {
    line: first ? `@${first.name} ${first.value}`.trimEnd() : '',
    count: lines.length,
  };
  const code = lines.length === 1 ? 'add-line' : 'add-lines';
  return {code, params, edits: [{from: header.endFrom, to: header.endFrom, insert}]};
}

type KnownKey = (typeof metadataKeys)[number];

const keysByName = new Map<string, KnownKey>(
  metadataKeys.map((key) => [key.name.toLowerCase(), key]),
);

/** The catalogue's entry for a key in lower case. */
export function knownKey(key: string): KnownKey | undefined {
  return keysByName.get(key);
}

const grantsByName = new Map<string, string[]>();
for (const {name, injects} of grants) {
  for (const injected of new Set([name, ...injects])) {
    const known = grantsByName.get(injected) ?? [];
    // The grant of the same name comes first.
    grantsByName.set(injected, injected === name ? [name, ...known] : [...known, name]);
  }
}

/** The `@grant` values that make a name available. */
export function grantsFor(name: string): readonly string[] {
  return grantsByName.get(name) ?? [];
}
