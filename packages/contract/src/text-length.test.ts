import {expect, test} from 'vitest';
import {countCharacters, fitsTextLimits} from './text-length';

const pieces = [
  'a',
  'cat ',
  '猫',
  'か\u3099',
  'e\u0301',
  'a\u0300\u0323',
  '\u0600',
  '\r\n',
  '😀',
  '👍🏽',
  '👨‍👩‍👧‍👦',
  '🇨🇳',
  '❤️',
  '©',
  '1️⃣',
  '각',
  '\u1100',
  '가\u11a8',
  'é',
  'Ж',
  'ω\u0345',
  'ї\u0483',
  '𝒜',
  'क्ष',
  'ำ',
  '\u200d',
  '\ud83d',
];

/** The same numbers every time. */
function createRandom(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state % below;
  };
}

test('a text fits exactly when its characters, counted one by one, are few enough', () => {
  const random = createRandom(7);
  for (let round = 0; round < 3000; round += 1) {
    // Few kinds in one text, so that each quick way to a verdict is taken.
    const kinds = Array.from({length: 1 + random(3)}, () => pieces[random(pieces.length)]);
    const text = Array.from({length: 1 + random(40)}, () => kinds[random(kinds.length)]).join('');
    const count = countCharacters(text);
    for (const characters of [count - 1, count, count + 1]) {
      const limits = {characters, textBytes: 10_000};
      expect([text, fitsTextLimits(text, limits)]).toEqual([text, count <= characters]);
    }
  }
});
