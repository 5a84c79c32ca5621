import {expect, test} from 'vitest';
import {matches} from './matches';

test.each([
  ['', true],
  ['SETV', true],
  ['stores gm_', true],
  ['cookie', false],
  ['gm_setvalue cookie', false],
])('"%s" finds the row: %s', (query, isFound) => {
  expect(matches('GM_setValue Stores a value', query)).toBe(isFound);
});
