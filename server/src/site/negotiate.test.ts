import {expect, test} from 'vitest';
import {acceptedEncodings} from './negotiate';

test.each([
  [undefined, []],
  ['gzip, deflate, br, zstd', ['br', 'gzip']],
  ['br;q=0.1, gzip;q=0.9', ['br', 'gzip']],
  ['br;q=0, gzip', ['gzip']],
  ['*', []],
  ['*;q=0', []],
  ['identity', []],
  ['GZIP ; q=0.5', ['gzip']],
  ['br;q=nonsense', ['br']],
])('%s → %j', (header, expected) => {
  expect(acceptedEncodings(header)).toEqual(expected);
});
