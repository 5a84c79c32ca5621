/** A key with what belongs to it; line and column count from 0 in the text that was read. */
export interface PlainEntry {
  key: string;
  line: number;
  column: number;
  /** `undefined` when nothing stands behind the colon. */
  value: unknown;
  entries: Map<string, PlainEntry>;
}

const keyAndValue = /^( *)([A-Za-z_$\u00a1-\uffff][\w$.\u00a1-\uffff-]{0,99}):(?: +(.*))?$/;
const number = /^-?(?:0|[1-9]\d{0,14})(?:\.\d{1,14})?$/;
const quoted = /^(?:'([^']*)'|"([^"\\]*)")$/;
const text = /^[A-Za-z_$\u00a1-\uffff](?:[^:]|:(?! |$))*$/;
const textInList = /^[A-Za-z_$\u00a1-\uffff][^:,[\]{}]*$/;
const otherMeaning = /^(?:true|false|null)$/i;
/** Groups, items and attributes. */
const deepest = 3;

/**
 * Reads the form that most blocks have: groups, items and attributes on lines of their own, with
 * simple values. A fresh YAML parser takes many times as long for it. There is no result when any
 * line has another form; only that parser can tell what it means.
 */
export function readPlainGroups(source: string): PlainEntry[] | undefined {
  // Tabs and unusual spaces mean different things in different places.
  if (/[^\S \n]/.test(source)) return undefined;
  const root: PlainEntry = {key: '', line: 0, column: -1, value: undefined, entries: new Map()};
  const open = [root];
  for (const [line, whole] of source.split('\n').entries()) {
    const content = withoutComment(whole);
    if (content === '') continue;
    const entry = readEntry(content, line);
    if (!entry) return undefined;
    while ((open.at(-1)?.column ?? 0) >= entry.column) open.pop();
    const parent = open.at(-1) ?? root;
    const isAttribute = open.length === deepest;
    const hasRightValue = isAttribute || entry.value === undefined;
    if (open.length > deepest || !hasRightValue || !canHold(parent, entry)) return undefined;
    parent.entries.set(entry.key, entry);
    open.push(entry);
  }
  const groups = [...root.entries.values()];
  return groups.some(({entries}) => entries.size === 0) ? undefined : groups;
}

/** What the YAML parser makes of an item. */
export function attributesOf({entries}: PlainEntry): Record<string, unknown> | undefined {
  if (entries.size === 0) return undefined;
  return Object.fromEntries(Array.from(entries, ([key, {value}]) => [key, value ?? null]));
}

function canHold({value, entries}: PlainEntry, {key, column}: PlainEntry): boolean {
  const [first] = entries.values();
  return value === undefined && (first?.column ?? column) === column && !entries.has(key);
}

function withoutComment(line: string): string {
  if (line.startsWith('#')) return '';
  const comment = line.indexOf(' #');
  return (comment < 0 ? line : line.slice(0, comment)).trimEnd();
}

function readEntry(content: string, line: number): PlainEntry | undefined {
  const [, spaces = '', key = '', written] = keyAndValue.exec(content) ?? [];
  const isSpecial = key === '' || key in Object.prototype || otherMeaning.test(key);
  // What follows the opening mark on its line is indented by it.
  if (isSpecial || line === 0) return undefined;
  const value = written === undefined ? undefined : readValue(written);
  if (written !== undefined && value === undefined) return undefined;
  return {key, line, column: spaces.length, value, entries: new Map()};
}

function readValue(written: string): unknown {
  if (!written.startsWith('[') || !written.endsWith(']')) return readScalar(written, text);
  const list = written.slice(1, -1).trim();
  if (list === '') return [];
  const values = list.split(',').map((part) => readScalar(part.trim(), textInList));
  return values.includes(undefined) ? undefined : values;
}

function readScalar(written: string, plain: RegExp): string | number | boolean | undefined {
  if (number.test(written)) return Number(written);
  if (written === 'true' || written === 'false') return written === 'true';
  const [, single, double] = quoted.exec(written) ?? [];
  if (single !== undefined || double !== undefined) return single ?? double;
  return plain.test(written) && !otherMeaning.test(written) ? written : undefined;
}
