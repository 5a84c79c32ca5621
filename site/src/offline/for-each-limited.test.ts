import {expect, test} from 'vitest';
import {forEachLimited} from './for-each-limited';

test('does everything, never more at once than asked for', async () => {
  let atOnce = 0;
  let most = 0;
  const done: number[] = [];
  await forEachLimited([1, 2, 3, 4, 5, 6, 7], 3, async (item) => {
    atOnce += 1;
    most = Math.max(most, atOnce);
    await Promise.resolve();
    atOnce -= 1;
    done.push(item);
  });
  expect(most).toBe(3);
  expect(done.sort()).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

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
