/** A name of interest and where it starts. */
export interface ScannedName {
  name: string;
  start: number;
}

/** What one pass over the characters tells about code. */
export interface CodeScan {
  /** How many tokens a parser would have to read. */
  tokens: number;
  /** How deeply brackets are nested. */
  depth: number;
  /** Granted names outside comments, strings and regular expressions, each at its first place. */
  names: readonly ScannedName[];
}

const code = (symbol: string): number => symbol.charCodeAt(0);
const newline = code('\n');
const quote = code('"');
const apostrophe = code("'");
const backtick = code('`');
const backslash = code('\\');
const slash = code('/');
const star = code('*');
const dollar = code('$');
const dot = code('.');
const comma = code(',');
const openBrace = code('{');
const closeBrace = code('}');
const openBracket = code('[');
const closeBracket = code(']');
const openParen = code('(');
const closeParen = code(')');

/** Stands for a string, a number or a regular expression as the token before. */
const value = 0;
/** Stands for a name or a keyword as the token before. */
const word = 1;

const interesting =
  /(?:(?:GM|CAT)_\w+|CATRetryError|unsafeWindow|GM\s*\.\s*\w+|CAT\s*\.\s*agent\s*\.\s*\w+|window\s*\.\s*(?:close|focus|onurlchange))(?![\w$\u0080-\uffff])/y;
const declaring = /^(?:const|let|var|function|class)$/;
const beforeExpression =
  /^(?:return|typeof|case|do|else|in|of|instanceof|new|void|delete|throw|await|yield)$/;

/**
 * Reads code character by character: counts its tokens, so that a parser is only started on what
 * it can read in time, and picks up names for the code that is too long to parse.
 */
export function scanCode(source: string): CodeScan {
  const {length} = source;
  const names: ScannedName[] = [];
  const found = new Set<string>();
  const declared = new Set<string>();
  /** The depth of braces at which each open template continues. */
  const templates: number[] = [];
  let depth = 0;
  let brackets = 0;
  let deepest = 0;
  let tokens = 0;
  let before = openBrace;
  let wordStart = 0;
  let wordEnd = 0;
  let divisionsUntil = 0;
  let at = source.startsWith('#!') ? lineEnd(source, 0) : 0;

  while (at < length) {
    const symbol = source.charCodeAt(at);
    if (symbol <= 32) {
      at++;
    } else if (isWordCode(symbol)) {
      const start = at++;
      while (at < length && isWordCode(source.charCodeAt(at))) at++;
      tokens++;
      if (canBeName(symbol) && before !== dot) {
        const name = source.slice(start, at);
        const previous = before === word ? source.slice(wordStart, wordEnd) : '';
        const isKey = (before === openBrace || before === comma) && isKeyEnd(source, at);
        if (declaring.test(previous)) declared.add(name);
        // Once found, a name need not be looked at again.
        else if (!found.has(name) && previous !== 'typeof' && !isKey) {
          addName(names, found, source, start);
        }
      }
      before = word;
      wordStart = start;
      wordEnd = at;
    } else if (symbol === slash) {
      const next = source.charCodeAt(at + 1);
      if (next === slash) at = lineEnd(source, at);
      else if (next === star) {
        const end = source.indexOf('*/', at + 2);
        // A comment that never ends is an error, which the parser should find.
        if (end < 0) tokens++;
        at = end < 0 ? length : end + 2;
      } else {
        const isRegex = at >= divisionsUntil && canStartRegex(before, source, wordStart, wordEnd);
        const end = isRegex ? regexEnd(source, at) : 0;
        // A line is searched once in vain; otherwise every further slash would search it again.
        if (end < 0) divisionsUntil = -end;
        at = end > 0 ? end : at + 1;
        before = end > 0 ? value : slash;
        tokens++;
      }
    } else if (symbol === quote || symbol === apostrophe) {
      at = stringEnd(source, at, symbol);
      before = value;
      tokens++;
    } else {
      const isResumed =
        symbol === closeBrace && templates.length > 0 && templates[templates.length - 1] === depth;
      if (symbol === backtick || isResumed) {
        if (isResumed) templates.pop();
        at = templateEnd(source, at + 1);
        const isOpen = source.charCodeAt(at - 1) === openBrace;
        if (isOpen) templates.push(depth);
        if (templates.length > deepest) deepest = templates.length;
        before = isOpen ? comma : value;
      } else if (symbol === dot && source.startsWith('...', at)) {
        at += 3;
        before = comma;
      } else {
        if (symbol === openBrace) depth++;
        else if (symbol === closeBrace) depth--;
        if (symbol === openBrace || symbol === openBracket || symbol === openParen) {
          brackets++;
          if (brackets > deepest) deepest = brackets;
        } else if (symbol === closeBrace || symbol === closeBracket || symbol === closeParen) {
          brackets--;
        }
        before = symbol;
        at++;
      }
      tokens++;
    }
  }
  return {tokens, depth: deepest, names: names.filter(({name}) => !declared.has(name))};
}

function isWordCode(symbol: number): boolean {
  return (
    (symbol >= 97 && symbol <= 122) ||
    (symbol >= 65 && symbol <= 90) ||
    (symbol >= 48 && symbol <= 57) ||
    symbol === 95 ||
    symbol === dollar ||
    symbol === backslash ||
    symbol > 127
  );
}

/** The first letters of GM, CAT, unsafeWindow and window. */
function canBeName(symbol: number): boolean {
  return symbol === 71 || symbol === 67 || symbol === 117 || symbol === 119;
}

function addName(names: ScannedName[], found: Set<string>, source: string, start: number): void {
  interesting.lastIndex = start;
  const name = interesting.exec(source)?.[0].replace(/\s+/g, '');
  if (!name || found.has(name)) return;
  found.add(name);
  names.push({name, start});
}

function isKeyEnd(source: string, at: number): boolean {
  let end = at;
  while (source.charCodeAt(end) <= 32) end++;
  return source[end] === ':';
}

function canStartRegex(before: number, source: string, from: number, to: number): boolean {
  if (before === word) return beforeExpression.test(source.slice(from, to));
  return before !== value && before !== closeParen && before !== closeBracket;
}

/** The end of a regular expression; when the line ends first, that place as a negative number. */
function regexEnd(source: string, from: number): number {
  let isInClass = false;
  for (let at = from + 1; at < source.length; at++) {
    const symbol = source.charCodeAt(at);
    if (symbol === newline) return -at;
    if (symbol === backslash) at++;
    else if (symbol === openBracket) isInClass = true;
    else if (symbol === closeBracket) isInClass = false;
    else if (symbol === slash && !isInClass) return at + 1;
  }
  return -source.length;
}

function stringEnd(source: string, from: number, mark: number): number {
  for (let at = from + 1; at < source.length; at++) {
    const symbol = source.charCodeAt(at);
    if (symbol === mark || symbol === newline) return at + 1;
    if (symbol === backslash) at++;
  }
  return source.length;
}

/** The end of a template or of its next piece; a piece ends with the brace of `${`. */
function templateEnd(source: string, from: number): number {
  for (let at = from; at < source.length; at++) {
    const symbol = source.charCodeAt(at);
    if (symbol === backtick) return at + 1;
    if (symbol === backslash) at++;
    else if (symbol === dollar && source.charCodeAt(at + 1) === openBrace) return at + 2;
  }
  return source.length;
}

function lineEnd(source: string, from: number): number {
  const end = source.indexOf('\n', from);
  return end < 0 ? source.length : end;
}
