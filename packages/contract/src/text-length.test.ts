import fc from 'fast-check';
import {expect, test} from 'vitest';
import {countCharacters, fitsTextLimits} from './text-length';

test.each([
  ['', 0],
  ['hello', 5],
  ['脚本猫', 3],
  ['👨‍👩‍👧‍👦', 1],
  ['🇨🇳', 1],
  ['e\u0301', 1],
  ['👍🏽', 1],
  ['a\r\nb', 3],
  [`a${'\u0301'.repeat(50_000)}`, 1],
])('%j has %i characters', (text, expected) => {
  expect(countCharacters(text)).toBe(expected);
});

const pieces = [
  ...['a', 'cat ', '猫', 'か\u3099', 'e\u0301', 'a\u0300\u0323', 'é', 'Ж', 'ω\u0345', 'ї\u0483'],
  ...['𝒜', '😀', '👍🏽', '👨‍👩‍👧‍👦', '🇨🇳', '❤️', '©', '1️⃣', '각', '한'],
  ...['\u1100', '가\u11a8', 'क्', 'क्ष', 'ำ', '\r\n', '\u0600', '\u200d', '\ud83d'],
];
/** Few kinds of pieces in one text, so that long clusters occur. */
const mixed = (length: {minLength: number; maxLength: number}) =>
  fc
    .array(fc.constantFrom(...pieces), {minLength: 1, maxLength: 3})
    .chain((kinds) => fc.array(fc.constantFrom(...kinds), length))
    .map((parts) => parts.join(''));

test('long texts are counted as short ones are', () => {
  const segmenter = new Intl.Segmenter(undefined, {granularity: 'grapheme'});
  fc.assert(
    fc.property(mixed({minLength: 300, maxLength: 1500}), (text) => {
      expect(countCharacters(text)).toBe([...segmenter.segment(text)].length);
    }),
  );
});

test('a text fits exactly when its characters, counted one by one, are few enough', () => {
  fc.assert(
    fc.property(mixed({minLength: 1, maxLength: 40}), (text) => {
      const count = countCharacters(text);
      for (const characters of [count - 1, count, count + 1]) {
        expect(fitsTextLimits(text, {characters, textBytes: 10_000})).toBe(count <= characters);
      }
    }),
    {numRuns: 3000},
  );
});

test('the limit of bytes is one of UTF-8', () => {
  expect(fitsTextLimits('猫猫', {characters: 10, textBytes: 6})).toBe(true);
  expect(fitsTextLimits('猫猫', {characters: 10, textBytes: 5})).toBe(false);
});
