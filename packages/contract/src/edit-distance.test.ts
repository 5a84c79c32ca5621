import {expect, test} from 'vitest';
import {editDistance} from './edit-distance';

test.each([
  ['match', 'match', 0],
  ['mach', 'match', 1],
  ['matchh', 'match', 1],
  ['metch', 'match', 1],
  ['macth', 'match', 1],
  ['', 'match', 5],
  ['kitten', 'sitting', 3],
])('from %j to %j', (left, right, distance) => {
  expect(editDistance(left, right)).toBe(distance);
  expect(editDistance(right, left)).toBe(distance);
});

test('stops counting above the limit', () => {
  expect(editDistance('kitten', 'sitting', 2)).toBe(3);
  expect(editDistance('a', 'abcdef', 1)).toBe(2);
  expect(editDistance('kitten', 'sitting', 3)).toBe(3);
});
