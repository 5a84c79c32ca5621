import {expect, test} from 'vitest';
import {isFormerCache, readCaches, savedCaches} from './names';

test('only caches of ours in an older form are dropped', () => {
  expect(isFormerCache('offline-pages-0')).toBe(true);
  expect(isFormerCache('somebody-else')).toBe(false);
  const current = [...Object.values(readCaches), ...Object.values(savedCaches)];
  expect(current.filter(isFormerCache)).toEqual([]);
});
