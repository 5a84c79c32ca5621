import {expect, test} from 'vitest';
import {forEachLimited} from './for-each-limited';

test('begins nothing new after a failure, and reports it', async () => {
  const begun: number[] = [];
  const run = forEachLimited([1, 2, 3, 4, 5, 6], 2, async (item) => {
    begun.push(item);
    if (item === 2) throw new Error('no answer');
  });
  await expect(run).rejects.toThrow('no answer');
  expect(begun.length).toBeLessThan(6);
});

test('reports a failure only when nothing is under way any longer', async () => {
  const ended: number[] = [];
  const slow = Promise.resolve().then(() => Promise.resolve());
  const run = forEachLimited([1, 2], 2, async (item) => {
    if (item === 1) throw new Error('no answer');
    await slow;
    ended.push(item);
  });
  await expect(run).rejects.toThrow('no answer');
  expect(ended).toEqual([2]);
});
