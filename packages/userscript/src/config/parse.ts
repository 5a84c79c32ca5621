import type words from '@scriptcat/content/tools/config/problems';
import {isMap, isScalar, LineCounter, parseDocument, type YAMLError} from 'yaml';

/** Where something stands in the whole script, counted from 1. */
export interface Place {
  line: number;
  column: number;
}

/** Why a block cannot be used: ScriptCat refuses to install or save the script. */
export type ConfigProblem = Place &
  (
    | {code: 'yaml'; reason: YamlReason; detail: string}
    | {code: 'group-not-object'; group: string}
    | {code: 'group-reserved'; group: string}
    | {code: 'too-deep'}
  );

/** Kinds of YAML mistakes the page has a sentence for. */
export type YamlReason = keyof (typeof words)['en']['yaml'];

/** One item as written, before defaults and guesses. */
export interface RawItem {
  key: string;
  attributes: Readonly<Record<string, unknown>> | undefined;
  place: Place;
}

/** One group of a block. */
export interface RawGroup {
  name: string;
  items: readonly RawItem[];
  place: Place;
}

/** The outcome of reading a block. */
export type ParsedConfig =
  | {ok: true; found: false}
  | {ok: true; found: true; groups: readonly RawGroup[]; splitInside: readonly Place[]}
  | {ok: false; problems: readonly ConfigProblem[]};

/** Limit of nesting: the parser is recursive, and a stack overflow may crash the page. */
const deepest = 50;
const compactNesting = new RegExp(`(?:[-?:][ \\t]+){${deepest}}`);
const reserved = new Set(Object.getOwnPropertyNames(Object.prototype));

/** Reads the first `==UserConfig==` block of a script. */
export function parseUserConfig(source: string): ParsedConfig {
  const block = findBlock(source);
  if (!block) return {ok: true, found: false};
  if (isTooDeep(block.text)) {
    return {ok: false, problems: [{code: 'too-deep', ...placeAt(source, block.from)}]};
  }
  const {parts, splitInside} = splitDocuments(block.text);
  const groups = new Map<string, RawGroup>();
  const problems: ConfigProblem[] = [];
  for (const {text, from} of parts) {
    readDocument(text, placeAt(source, block.from + from), groups, problems);
  }
  if (problems.length > 0) return {ok: false, problems};
  const places = splitInside.map((at) => placeAt(source, block.from + at));
  return {ok: true, found: true, groups: [...groups.values()], splitInside: places};
}

function isTooDeep(yaml: string): boolean {
  return compactNesting.test(yaml) || flowDepth(yaml) > deepest;
}

function flowDepth(text: string): number {
  let depth = 0;
  let most = 0;
  for (const bracket of text.match(/[[\]{}]/g) ?? []) {
    depth += bracket === '[' || bracket === '{' ? 1 : -1;
    most = Math.max(most, depth);
  }
  return most;
}

/** Finds the text between the marks; only a plain block comment counts. */
function findBlock(source: string): {text: string; from: number} | undefined {
  const start = /\/\*\s*==UserConfig==/.exec(source);
  if (!start) return undefined;
  const from = start.index + start[0].length;
  const end = /==\/UserConfig==\s*\*\//.exec(source.slice(from));
  return end ? {text: source.slice(from, from + end.index), from} : undefined;
}

/** Three hyphens or more separate documents wherever they stand, even inside a value. */
function splitDocuments(text: string) {
  const parts: {text: string; from: number}[] = [];
  const splitInside: number[] = [];
  let from = 0;
  for (const {index, 0: hyphens} of text.matchAll(/-{3,}/g)) {
    parts.push({text: text.slice(from, index), from});
    const lineStart = text.lastIndexOf('\n', index - 1) + 1;
    if (text.slice(lineStart, index).trim() !== '') splitInside.push(index);
    from = index + hyphens.length;
  }
  parts.push({text: text.slice(from), from});
  return {parts, splitInside};
}

function readDocument(
  text: string,
  origin: Place,
  groups: Map<string, RawGroup>,
  problems: ConfigProblem[],
): void {
  const lines = new LineCounter();
  const at = (offset: number | undefined): Place => {
    const {line, col} = lines.linePos(offset ?? 0);
    return {
      line: origin.line + line - 1,
      column: line === 1 ? origin.column + col - 1 : col,
    };
  };
  try {
    const document = parseDocument(text, {lineCounter: lines, prettyErrors: false});
    for (const error of document.errors) problems.push(toProblem(error, at(error.pos[0])));
    if (document.errors.length > 0 || !isMap(document.contents)) return;
    const plain = document.toJS({maxAliasCount: 100}) as Fields;
    for (const {key, value} of document.contents.items) {
      const name = String(isScalar(key) ? key.value : key);
      const place = at(isScalar(key) ? key.range?.[0] : 0);
      const group = plain[name];
      const isGroup = typeof group === 'object' && group !== null;
      if (reserved.has(name)) problems.push({code: 'group-reserved', group: name, ...place});
      else if (!isGroup) problems.push({code: 'group-not-object', group: name, ...place});
      else if (name !== '#options') {
        const pairs = isMap(value) ? value.items : Object.keys(group).map((item) => ({key: item}));
        groups.set(name, readGroup(name, place, pairs, group, at));
      }
    }
  } catch {
    // Too deep nesting or exponential aliases make the parser throw.
    problems.push({code: 'yaml', reason: 'other', detail: '', ...origin});
  }
}

type Fields = Record<string, unknown>;

function readGroup(
  name: string,
  place: Place,
  pairs: readonly {key: unknown}[],
  plain: unknown,
  at: (offset: number | undefined) => Place,
): RawGroup {
  const items = pairs.map(({key}): RawItem => {
    const text = String(isScalar(key) ? key.value : key);
    const attributes = (plain as Fields)[text];
    const isObject = typeof attributes === 'object' && attributes !== null;
    return {
      key: text,
      attributes: isObject && !Array.isArray(attributes) ? (attributes as Fields) : undefined,
      place: at(isScalar(key) ? key.range?.[0] : 0),
    };
  });
  return {name, items, place};
}

const reasons: Partial<Record<YAMLError['code'], YamlReason>> = {
  TAB_AS_INDENT: 'tab',
  BAD_INDENT: 'indent',
  DUPLICATE_KEY: 'duplicate',
  MISSING_CHAR: 'missing-character',
  UNEXPECTED_TOKEN: 'unexpected',
  BLOCK_AS_IMPLICIT_KEY: 'colon',
  MULTILINE_IMPLICIT_KEY: 'colon',
  BAD_ALIAS: 'alias',
};

function toProblem(error: YAMLError, place: Place): ConfigProblem {
  return {code: 'yaml', reason: reasons[error.code] ?? 'other', detail: error.message, ...place};
}

function placeAt(source: string, offset: number): Place {
  const before = source.slice(0, offset);
  const lineStart = before.lastIndexOf('\n') + 1;
  return {line: before.split('\n').length, column: offset - lineStart + 1};
}
