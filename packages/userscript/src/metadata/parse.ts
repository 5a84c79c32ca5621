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

const mark = /^[ \t]*\/\/[ \t]*==(\/?)(UserScript|UserSubscribe)==[ \t]*\r?$/gm;
const entry = /^[ \t]*\/\/[ \t]*@(\S+)[ \t]*/;

interface Block {
  kind: Header['kind'];
  /** Where the opening and the closing line start. */
  from: number;
  endFrom: number;
  to: number;
  firstLine: number;
}

/** Finds the first complete header in a text and reads its lines. */
export function parseHeader(source: string): ParsedHeader {
  const lineAt = createLineCounter(source);
  const blocks: Block[] = [];
  let start: {at: number; kind: Header['kind']} | undefined;
  let firstStart: number | undefined;
  for (const {0: text, 1: closes, 2: kind, index} of source.matchAll(mark)) {
    if (!isWholeLine(source, index, text.length)) continue;
    if (!closes && !start) {
      start = {at: index, kind: kind as Header['kind']};
      firstStart ??= index;
    } else if (closes && start && start.kind === kind) {
      const to = index + text.replace(/\r$/, '').length;
      blocks.push({
        kind: start.kind,
        from: start.at,
        endFrom: index,
        to,
        firstLine: lineAt(start.at),
      });
      start = undefined;
    }
  }
  const [block, ...later] = blocks;
  if (block) {
    const laterBlocks = later.map(({firstLine}) => firstLine);
    return {ok: true, header: readBlock(source, block, laterBlocks)};
  }
  if (firstStart === undefined) return {ok: false, problem: 'missing', line: 1};
  return {ok: false, problem: 'unclosed', line: createLineCounter(source)(firstStart)};
}

/** In a regular expression a line also ends at other characters than in an editor. */
function isWholeLine(source: string, from: number, length: number): boolean {
  const after = source[from + length];
  return (from === 0 || source[from - 1] === '\n') && (after === undefined || after === '\n');
}

/** Counts lines up to positions that are asked for in ascending order. */
function createLineCounter(source: string): (position: number) => number {
  let line = 1;
  let next = source.indexOf('\n');
  return (position) => {
    while (next >= 0 && next < position) {
      line++;
      next = source.indexOf('\n', next + 1);
    }
    return line;
  };
}

function readBlock(source: string, block: Block, laterBlocks: readonly number[]): Header {
  const entries: HeaderEntry[] = [];
  const strays: {line: number; text: string}[] = [];
  const {kind, from, endFrom, to, firstLine} = block;
  const bodyFrom = source.indexOf('\n', from) + 1;
  for (const line of splitLines(source.slice(bodyFrom, endFrom - 1), bodyFrom, firstLine + 1)) {
    const read = readEntry(line);
    if (read) entries.push(read);
    else if (line.text.trim() !== '') strays.push({line: line.number, text: line.text.trim()});
  }
  return {kind, entries, strays, from, to, firstLine, endFrom, laterBlocks};
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

function splitLines(text: string, start: number, firstLine: number): Line[] {
  let from = start;
  return text.split('\n').map((raw, index) => {
    const line = {text: raw.replace(/\r$/, ''), from, number: firstLine + index};
    from += raw.length + 1;
    return line;
  });
}
