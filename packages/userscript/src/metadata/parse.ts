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
  /** Comments inside the block that hold no key. */
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

// Both as ScriptCat reads them: neither has to start its line.
const block = /\/\/[ \t]*==User(Script|Subscribe)==([\s\S]+?)\/\/[ \t]*==\/User\1==/g;
const entry = /\/\/[ \t]*@(\S+)[ \t]*(.*)$/gm;
const opening = /\/\/[ \t]*==User(?:Script|Subscribe)==/;

/** Finds the first complete header in a text and reads its lines. */
export function parseHeader(source: string): ParsedHeader {
  const blocks = [...source.matchAll(block)];
  const [first, ...later] = blocks;
  const lineAt = createLineCounter(source);
  if (!first) {
    const start = opening.exec(source)?.index;
    if (start === undefined) return {ok: false, problem: 'missing', line: 1};
    return {ok: false, problem: 'unclosed', line: lineAt(start)};
  }
  const header = readBlock(source, first, lineAt);
  const laterBlocks = later
    .filter(({index}) => isLineStart(source, index))
    .map(({index}) => lineAt(index));
  return {ok: true, header: {...header, laterBlocks}};
}

function isLineStart(source: string, at: number): boolean {
  return source.slice(source.lastIndexOf('\n', at - 1) + 1, at).trim() === '';
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

function readBlock(
  source: string,
  {0: whole, 1: kind, 2: content = '', index: from}: RegExpExecArray,
  lineAt: (position: number) => number,
): Omit<Header, 'laterBlocks'> {
  const firstLine = lineAt(from);
  const contentFrom = from + whole.indexOf(content, whole.indexOf('==User') + '==User'.length);
  const entries = Array.from(content.matchAll(entry), (found) =>
    readEntry(source, found, contentFrom, lineAt),
  );
  const closing = contentFrom + content.length;
  return {
    kind: kind === 'Subscribe' ? 'UserSubscribe' : 'UserScript',
    entries,
    strays: readStrays(content, firstLine, new Set(entries.map(({line}) => line))),
    from,
    to: from + whole.length,
    firstLine,
    endFrom: isLineStart(source, closing) ? source.lastIndexOf('\n', closing - 1) + 1 : closing,
  };
}

function readEntry(
  source: string,
  {0: text, 1: name = '', 2: value = '', index}: RegExpExecArray,
  contentFrom: number,
  lineAt: (position: number) => number,
): HeaderEntry {
  const start = contentFrom + index;
  const [key = '', ...rest] = name.toLowerCase().split(':');
  const trailing = text.length - text.trimEnd().length;
  return {
    key,
    name,
    locale: rest.length > 0 ? rest.join(':') : undefined,
    value: value.trim(),
    line: lineAt(start),
    from: source.lastIndexOf('\n', start) + 1,
    to: start + text.length - (value.trim() === '' ? 0 : trailing),
    nameFrom: start + text.indexOf('@') + 1,
    valueFrom: start + text.length - value.length,
  };
}

/** Comments of the author's own are left alone. */
function readStrays(
  content: string,
  firstLine: number,
  taken: ReadonlySet<number>,
): Header['strays'] {
  return content.split('\n').flatMap((raw, index) => {
    const line = firstLine + index;
    const comment = raw.trim();
    const text = comment.startsWith('//') ? comment.replace(/^\/+/, '').trim() : '';
    return text !== '' && index > 0 && !taken.has(line) ? [{line, text}] : [];
  });
}
