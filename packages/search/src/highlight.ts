import {escapeHtml, type MatchLevel} from '@scriptcat/contract';
import type {TextPart} from './client';
import {tokenise} from './tokenise';

export interface Tags {
  before: string;
  after: string;
}

interface Range {
  start: number;
  end: number;
}

/** A text with its matches tagged. */
export interface Highlighted {
  value: string;
  matchLevel: MatchLevel;
  matchedWords: string[];
}

/** The ranges of a text that match one of the terms; touching ones are merged. */
export function matchRanges(text: string, terms: ReadonlySet<string>): Range[] {
  const found = tokenise(text)
    .filter(({term}) => terms.has(term))
    .sort((a, b) => a.start - b.start || b.end - a.end);
  const ranges: Range[] = [];
  for (const {start, end} of found) {
    const last = ranges.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else ranges.push({start, end});
  }
  return ranges;
}

function tagged(text: string, ranges: readonly Range[], tags: Tags): string {
  let value = '';
  let at = 0;
  for (const {start, end} of ranges) {
    value += escapeHtml(text.slice(at, start));
    value += tags.before + escapeHtml(text.slice(start, end)) + tags.after;
    at = end;
  }
  return value + escapeHtml(text.slice(at));
}

/** The text in pieces, so that it never has to be inserted as HTML. */
export function matchParts(text: string, terms: ReadonlySet<string>): TextPart[] {
  const parts: TextPart[] = [];
  let at = 0;
  for (const {start, end} of matchRanges(text, terms)) {
    parts.push({text: text.slice(at, start), isMatch: false});
    parts.push({text: text.slice(start, end), isMatch: true});
    at = end;
  }
  parts.push({text: text.slice(at), isMatch: false});
  return parts.filter((part) => part.text !== '');
}

function levelOf(text: string, ranges: readonly Range[]): MatchLevel {
  if (ranges.length === 0) return 'none';
  const matched = ranges.reduce((sum, {start, end}) => sum + end - start, 0);
  return matched >= text.trim().length ? 'full' : 'partial';
}

/** Tokenising long texts costs more than ranking, and matches far down are not read. */
const MAX_HIGHLIGHTED = 1000;

/** Tags the matches at the beginning of a text and escapes the rest. */
export function highlight(text: string, terms: ReadonlySet<string>, tags: Tags): Highlighted {
  const ranges = matchRanges(text.slice(0, MAX_HIGHLIGHTED), terms);
  return {
    value: tagged(text, ranges, tags),
    matchLevel: levelOf(text, ranges),
    matchedWords: [...new Set(ranges.map(({start, end}) => text.slice(start, end).toLowerCase()))],
  };
}

const CHARACTERS_A_WORD = 6;
/** One Han character counts as this many Latin letters. */
const HAN_WIDTH = 2.4;

function widthOf(character: string): number {
  return character.charCodeAt(0) >= 0x2e80 ? HAN_WIDTH : 1;
}

const isLowSurrogate = (text: string, at: number) => /[\udc00-\udfff]/.test(text.charAt(at));

/** The end of the longest stretch from `start` that fits into `room`. */
function reach(text: string, start: number, room: number): number {
  let left = room;
  let at = start;
  while (at < text.length && left > 0) {
    left -= widthOf(text.charAt(at));
    at += 1;
  }
  // Do not split a surrogate pair.
  return isLowSurrogate(text, at) ? at + 1 : at;
}

/** With the ideographic comma and full stop. */
const SEPARATOR = /[\s,.;:!?，；：！？\u3001\u3002]/;

function wordStart(text: string, at: number): number {
  for (let back = at; back > at - 12; back -= 1) {
    if (back <= 0) return 0;
    if (SEPARATOR.test(text.charAt(back - 1))) return back;
  }
  return isLowSurrogate(text, at) ? at - 1 : at;
}

/** Moves the cut out of a Latin word, unless the word fills the snippet. */
function wordEnd(text: string, start: number, at: number): number {
  const isInside = /\w\w/.test(text.slice(at - 1, at + 1));
  if (!isInside) return at;
  const word = /\w+$/.exec(text.slice(start, at))?.[0] ?? '';
  return word.length < at - start ? at - word.length : at;
}

/** The position with the most matches nearby; the first of equals. */
function densest(text: string, ranges: readonly Range[], room: number): number {
  let best = 0;
  let most = 0;
  for (const [order, {start}] of ranges.entries()) {
    const end = reach(text, start, room * 0.8);
    let matched = 0;
    for (let next = order; next < ranges.length; next += 1) {
      const range = ranges[next];
      if (!range || range.end > end) break;
      matched += range.end - range.start;
    }
    if (matched > most) {
      most = matched;
      best = start;
    }
  }
  return best;
}

const STRETCH = 600;

/** Scans a long text in chunks and stops at the first one with a match. */
function firstDense(text: string, terms: ReadonlySet<string>, room: number): number {
  for (let at = 0; at < text.length; at += STRETCH) {
    const stretch = text.slice(at, at + STRETCH);
    const ranges = matchRanges(stretch, terms);
    if (ranges.length > 0) return at + densest(stretch, ranges, room);
  }
  return 0;
}

interface SnippetOptions {
  /** About how long the snippet may be. */
  words: number;
  /** Whether to show the beginning of the text instead of the place with the most matches. */
  fromStart?: boolean;
}

/** The piece of a text around the place with the most matches, with an ellipsis where it was cut. */
export function excerpt(
  text: string,
  terms: ReadonlySet<string>,
  {words, fromStart = false}: SnippetOptions,
): {before: string; text: string; after: string} {
  const room = words * CHARACTERS_A_WORD;
  const focus = fromStart ? 0 : firstDense(text, terms, room);
  const lead = reach(text, 0, room) >= text.length ? 0 : focus - Math.round(room * 0.15);
  const start = wordStart(text, lead);
  const end = wordEnd(text, start, reach(text, start, room));
  return {
    before: start > 0 ? '…' : '',
    text: text.slice(start, end),
    after: end < text.length ? '…' : '',
  };
}
