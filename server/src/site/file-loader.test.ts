import {expect, test, vi} from 'vitest';
import {createFileLoader} from './file-loader';

const filled = (size: number, value = 1) => new Uint8Array(size).fill(value);

test('a file is loaded once for all who ask while it is on its way', async () => {
  const loadFile = createFileLoader(100);
  const load = vi.fn(async () => filled(10));
  const [one, two] = await Promise.all([loadFile('a', load), loadFile('a', load)]);
  expect(one.buffer).toBe(two.buffer);
  expect(one).toEqual(Buffer.alloc(10, 1));
  expect(load).toHaveBeenCalledOnce();
});

test('what was used last stays, what was not makes room', async () => {
  const loadFile = createFileLoader(30);
  const loads: string[] = [];
  const ask = (key: string) =>
    loadFile(key, async () => {
      loads.push(key);
      return filled(10);
    });
  for (const key of ['a', 'b', 'c', 'a', 'd']) await ask(key);
  expect(ask('a')).toBeInstanceOf(Buffer);
  expect(ask('d')).toBeInstanceOf(Buffer);
  expect(loads).toEqual(['a', 'b', 'c', 'd']);
});

test('what an answer holds is shared after it has made room', async () => {
  const loadFile = createFileLoader(10);
  const load = vi.fn(async () => filled(10));
  const first = await loadFile('a', load);
  await loadFile('b', async () => filled(10));
  const second = await loadFile('a', load);
  expect(second.buffer).toBe(first.buffer);
  expect(load).toHaveBeenCalledOnce();
});

test('a file larger than the whole room is still answered', async () => {
  const loadFile = createFileLoader(10);
  expect(await loadFile('a', async () => filled(50))).toHaveLength(50);
  await loadFile('b', async () => filled(10));
  expect(loadFile('b', () => Promise.reject())).toBeInstanceOf(Buffer);
});

test('after a failure the next one asks again', async () => {
  const loadFile = createFileLoader(100);
  await expect(loadFile('a', () => Promise.reject(new Error('EIO')))).rejects.toThrow('EIO');
  expect(await loadFile('a', async () => filled(3))).toHaveLength(3);
});
