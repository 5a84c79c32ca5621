/// <reference path="./opencc-js.d.ts" />
import fillers from '@scriptcat/content/search/fillers';
import traditional from 'opencc-js/dict/TSCharacters';

/*
 * Pages use simplified characters, readers may type traditional ones. The table is OpenCC's,
 * without characters outside the basic plane, which would change the length.
 */
const SIMPLIFIED = new Map<string, string>(
  traditional
    .split('|')
    .map((pair) => pair.split(' ') as [string, string])
    .filter((pair) => pair.every((character) => character.length === 1)),
);
for (const [from, to] of Object.entries(fillers.spellings)) SIMPLIFIED.set(from, to);

const FULL_WIDTH_FIRST = 0xff01;
const FULL_WIDTH_LAST = 0xff5e;
const FULL_WIDTH_SHIFT = 0xfee0;
const HAN_FIRST = 0x3400;
const HAN_LAST = 0x9fff;
const COMBINING_MARKS = /[\u0300-\u036f]/g;

function foldUnit(unit: string): string {
  const code = unit.charCodeAt(0);
  if (code < 0x80) return unit.toLowerCase();
  if (code >= FULL_WIDTH_FIRST && code <= FULL_WIDTH_LAST) {
    return String.fromCharCode(code - FULL_WIDTH_SHIFT).toLowerCase();
  }
  // Han characters have neither case nor accents, and normalising them is slow.
  if (code >= HAN_FIRST && code <= HAN_LAST) return SIMPLIFIED.get(unit) ?? unit;
  const folded = unit.normalize('NFD').replace(COMBINING_MARKS, '').toLowerCase();
  return folded.length === 1 ? folded : unit;
}

// Most text is plain Latin, for which the loop over characters is too slow.
const isPlain = (text: string) => /^[\x20-\x7e]*$/.test(text);

/**
 * Lower-cases, narrows full-width forms, drops accents and simplifies traditional characters,
 * keeping the length, so that a position in the result is a position in the source.
 */
export function fold(text: string): string {
  if (isPlain(text)) return text.toLowerCase();
  let out = '';
  for (let at = 0; at < text.length; at += 1) out += foldUnit(text.charAt(at));
  return out;
}

/** A text without separators and the "v" of a release: "GM.setValue" is "GM_setValue". */
export const bareText = (text: string): string =>
  fold(text).replace(/^v(?=\d+\.)|[^\p{L}\p{N}]/gu, '');
