import {expect, test} from 'vitest';
import {atLeast, roundDown} from './round-down';

test.each([
  [2_251_969, 2_200_000],
  [4_836, 4_800],
  [3_150, 3_100],
  [99, 99],
  [7, 7],
  [0, 0],
])('%d is at least %d', (value, expected) => {
  expect(roundDown(value)).toBe(expected);
});

test('reads as people write figures', () => {
  expect(atLeast(2_251_969, 'zh-Hans')).toBe('220万+');
  expect(atLeast(2_251_969, 'en')).toBe('2.2M+');
  expect(atLeast(4_836, 'en')).toBe('4,800+');
  expect(atLeast(4_836, 'zh-Hans')).toBe('4,800+');
});
