import {fold} from './fold';
import {isHan, runsOf, WORD} from './runs';
import {stem} from './stem';

/**
 * How a term was cut from the text: `name` a whole identifier with its separators removed, `key` a
 * metadata key with its "@", `word` a word or a part of an identifier, `stem` the base form of a
 * word, `version` a release, `gram` two neighbouring Han characters, `last` the Han character that ends a run.
 */
export type TokenKind = 'name' | 'key' | 'word' | 'stem' | 'version' | 'gram' | 'last';

/** One term and the place in the text it was cut from. */
export interface Token {
  term: string;
  kind: TokenKind;
  start: number;
  end: number;
}

const WORDS = new RegExp(WORD, 'gu');
const PLAIN_WORD = /^[A-Za-z][a-z]*$/;
const HUMPS = /[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+|[^A-Za-z\d]+/g;
const VERSION = /^v?(\d+(?:\.\d+)+)(-?[a-z]+(?:\.?\d+)?)?$/;

/** Prefix of stems, so that a stem never equals a typed word. */
export const stemTerm = (word: string): string => `${stem(word)}~`;

function hanTokens(run: string, start: number): Token[] {
  const units = [...run];
  const tokens: Token[] = [];
  let at = start;
  for (const [index, unit] of units.entries()) {
    const next = units[index + 1];
    const term = next === undefined ? unit : unit + next;
    tokens.push({
      term,
      kind: next === undefined ? 'last' : 'gram',
      start: at,
      end: at + term.length,
    });
    at += unit.length;
  }
  return tokens;
}

function versionTokens(version: RegExpExecArray, start: number, end: number): Token[] {
  const base = version[1] ?? '';
  const line = base.split('.').slice(0, 2).join('.');
  const terms = new Set([base + (version[2] ?? ''), base, line]);
  return [...terms].map((term) => ({term, kind: 'version', start, end}));
}

function wholeWord(folded: string, start: number): Token[] {
  const end = start + folded.length;
  const tokens: Token[] = [{term: folded, kind: 'word', start, end}];
  if (/^[a-z]{3,}$/.test(folded)) tokens.push({term: stemTerm(folded), kind: 'stem', start, end});
  return tokens;
}

function wordTokens(word: string, folded: string, start: number): Token[] {
  const tokens = wholeWord(folded, start);
  const humps = [...word.matchAll(HUMPS)];
  if (humps.length < 2) return tokens;
  for (const hump of humps) {
    if (hump[0].length < 2) continue;
    const from = start + hump.index;
    const term = folded.slice(hump.index, hump.index + hump[0].length);
    tokens.push(...wholeWord(term, from));
  }
  return tokens;
}

function latinTokens(run: string, start: number): Token[] {
  // Fast path: most runs are plain words.
  if (PLAIN_WORD.test(run)) return wholeWord(run.toLowerCase(), start);
  const folded = fold(run);
  const end = start + run.length;
  const version = VERSION.exec(folded);
  if (version) return versionTokens(version, start, end);
  const tokens: Token[] = [];
  const words = [...run.matchAll(WORDS)];
  if (words.length > 1) {
    tokens.push({term: folded.replace(/[^\p{L}\p{N}\p{M}]/gu, ''), kind: 'name', start, end});
  }
  if (folded.startsWith('@')) tokens.push({term: folded, kind: 'key', start, end});
  for (const word of words) {
    const slice = folded.slice(word.index, word.index + word[0].length);
    tokens.push(...wordTokens(word[0], slice, start + word.index));
  }
  return tokens;
}

/**
 * Splits a text into terms: words in several forms for Latin, bigrams for Han. Pages, queries and
 * highlighting all use it, so they always agree.
 */
export function tokenise(text: string): Token[] {
  const tokens: Token[] = [];
  for (const {text: run, start} of runsOf(text)) {
    tokens.push(...(isHan(run) ? hanTokens(fold(run), start) : latinTokens(run, start)));
  }
  return tokens;
}
