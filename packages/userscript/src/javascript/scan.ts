import {closeCall, newCall, type OpenCall, type ScannedCall} from './calls';

/** A name of interest and where it starts. */
export interface ScannedName {
  name: string;
  start: number;
}

/** How much a parser would have to do. */
export interface CodeSize {
  tokens: number;
  /** How deeply brackets are nested. */
  depth: number;
}

/** What one pass over the characters tells about code. */
export interface CodeScan extends CodeSize {
  /** Granted names outside comments, strings and regular expressions, each at its first place. */
  names: readonly ScannedName[];
  /** Calls of granted names, in the order of their ends. */
  calls: readonly ScannedCall[];
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
const greater = code('>');

/** Stands for a string, a number or a regular expression as the token before. */
const value = 0;
/** Stands for a name or a keyword as the token before. */
const word = 1;

const interesting =
  /(?:(?:GM|CAT)_\w+|CATRetryError|unsafeWindow|GM\s*\??\.\s*\w+|CAT\s*\??\.\s*agent\s*\??\.\s*\w+|window\s*\??\.\s*(?:close|focus|onurlchange))(?![\w$\u0080-\uffff])/y;
const opening = /\s*(?:\?\.\s*)?\(/y;
const declaring = /^(?:const|let|var|function|class)$/;
const beforeExpression =
  /^(?:return|typeof|case|do|else|in|of|instanceof|new|void|delete|throw|await|yield)$/;

/**
 * Reads code character by character: counts its tokens, so that a parser is only started on what
 * it can read in time, and picks up names for the code that is too long to parse.
 */
export function scanCode(source: string): CodeScan {
  const {length} = source;
  const names = new Map<string, number>();
  const declared = new Set<string>();
  const calls: ScannedCall[] = [];
  const openCalls: OpenCall[] = [];
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
      if (before !== dot && canBeName(symbol, source.charCodeAt(start + 1))) {
        const name = source.slice(start, at);
        const previous = before === word ? source.slice(wordStart, wordEnd) : '';
        const isKey = (before === openBrace || before === comma) && isKeyEnd(source, at);
        if (declaring.test(previous)) declared.add(name);
        else if (previous !== 'typeof' && !isKey) {
          // Once found, a single word need not be looked at again.
          const text = names.has(name) ? name : mentionAt(source, start);
          const mention = text.replace(/[\s?]+/g, '');
          if (text && !names.has(mention)) names.set(mention, start);
          if (text && isCalled(source, start + text.length)) {
            openCalls.push(newCall(mention, start, brackets, tokens - 1));
          }
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
          // Among the arguments of a call, a brace behind `)` or `=>` opens the body of a function.
          const isBody = symbol === openBrace && (before === closeParen || before === greater);
          if (isBody && openCalls.at(-1)?.name) openCalls.push(newCall('', at, brackets, tokens));
          brackets++;
          if (brackets > deepest) deepest = brackets;
        } else if (symbol === closeBrace || symbol === closeBracket || symbol === closeParen) {
          brackets--;
          if (openCalls.length > 0 && openCalls.at(-1)?.level === brackets) {
            const call = closeCall(openCalls, at + 1, tokens + 1);
            if (call) calls.push(call);
          }
        }
        before = symbol;
        at++;
      }
      tokens++;
    }
  }
  return {
    tokens,
    depth: deepest,
    names: Array.from(names, ([name, start]) => ({name, start})).filter(
      ({name}) => !declared.has(name),
    ),
    calls,
  };
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

/** True for the first two letters of GM, CAT, unsafeWindow and window. */
function canBeName(first: number, second: number): boolean {
  return (
    (first === 71 && second === 77) ||
    (first === 67 && second === 65) ||
    (first === 117 && second === 110) ||
    (first === 119 && second === 105)
  );
}

function mentionAt(source: string, start: number): string {
  interesting.lastIndex = start;
  return interesting.exec(source)?.[0] ?? '';
}

function isCalled(source: string, nameEnd: number): boolean {
  opening.lastIndex = nameEnd;
  return opening.test(source);
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
