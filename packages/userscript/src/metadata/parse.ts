/** One `// @key value` line of a header. */
export interface HeaderEntry {
  /** Lower case and without the locale, which is how ScriptCat looks keys up. */
  key: string;
  /** As written, without the at sign. */
  name: string;
  /** The part after the colon in `@name:zh-CN`. */
  locale: string | undefined;
  value: string;
  /** Counted from 1 in the whole text. */
  line: number;
  /** Start and end of the line, without its line break. */
  from: number;
  to: number;
  nameFrom: number;
  valueFrom: number;
}

/** A header with its position in the text. */
export interface Header {
  kind: 'UserScript' | 'UserSubscribe';
  entries: readonly HeaderEntry[];
  /** Lines inside the block that hold no key. */
  strays: readonly {line: number; text: string}[];
  from: number;
  to: number;
  firstLine: number;
  /** Where the closing line starts: new lines go in front of it. */
  endFrom: number;
  /** Complete blocks after this one, which are ignored. */
  laterBlocks: readonly number[];
}

/** The outcome of looking for a header. */
export type ParsedHeader =
  | {ok: true; header: Header}
  | {ok: false; problem: 'missing' | 'unclosed'; line: number};

interface Line {
  text: string;
  from: number;
  number: number;
}

const opening = /^[ \t]*\/\/[ \t]*==(UserScript|UserSubscribe)==[ \t]*$/;
const closing = /^[ \t]*\/\/[ \t]*==\/(UserScript|UserSubscribe)==[ \t]*$/;
const entry = /^[ \t]*\/\/[ \t]*@(\S+)[ \t]*/;

/** Finds the first complete header in a text and reads its lines. */
export function parseHeader(source: string): ParsedHeader {
  const lines = splitLines(source);
  let start: {index: number; kind: Header['kind']} | undefined;
  let firstStart: number | undefined;
  const blocks: {from: number; to: number; kind: Header['kind']}[] = [];
  for (const [index, {text}] of lines.entries()) {
    const open = opening.exec(text);
    if (open && !start) {
      start = {index, kind: open[1] as Header['kind']};
      firstStart ??= index;
    }
    if (start && closing.exec(text)?.[1] === start.kind) {
      blocks.push({from: start.index, to: index, kind: start.kind});
      start = undefined;
    }
  }
  const [block, ...later] = blocks;
  if (!block) {
    const isUnclosed = firstStart !== undefined;
    return {ok: false, problem: isUnclosed ? 'unclosed' : 'missing', line: (firstStart ?? 0) + 1};
  }
  const laterBlocks = later.map(({from}) => from + 1);
  return {ok: true, header: readBlock(lines, block, laterBlocks)};
}

function readBlock(
  lines: readonly Line[],
  block: {from: number; to: number; kind: Header['kind']},
  laterBlocks: readonly number[],
): Header {
  const entries: HeaderEntry[] = [];
  const strays: {line: number; text: string}[] = [];
  for (const line of lines.slice(block.from + 1, block.to)) {
    const read = readEntry(line);
    if (read) entries.push(read);
    else if (line.text.trim() !== '') strays.push({line: line.number, text: line.text.trim()});
  }
  const first = lines[block.from];
  const last = lines[block.to];
  return {
    kind: block.kind,
    entries,
    strays,
    from: first?.from ?? 0,
    to: (last?.from ?? 0) + (last?.text.length ?? 0),
    firstLine: block.from + 1,
    endFrom: last?.from ?? 0,
    laterBlocks,
  };
}

function readEntry({text, from, number}: Line): HeaderEntry | undefined {
  const found = entry.exec(text);
  if (!found) return undefined;
  const [lead, name = ''] = found;
  const lower = name.toLowerCase();
  const colon = lower.indexOf(':');
  const key = colon < 0 ? lower : lower.slice(0, colon);
  const locale = colon < 0 ? undefined : lower.slice(colon + 1);
  return {
    key,
    name,
    locale,
    value: text.slice(lead.length).trim(),
    line: number,
    from,
    to: from + text.length,
    nameFrom: from + text.indexOf('@') + 1,
    valueFrom: from + lead.length,
  };
}

function splitLines(source: string): Line[] {
  let from = 0;
  return source.split('\n').map((raw, index) => {
    const line = {text: raw.replace(/\r$/, ''), from, number: index + 1};
    from += raw.length + 1;
    return line;
  });
}
