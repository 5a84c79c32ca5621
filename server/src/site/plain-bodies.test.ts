import {createHash} from 'node:crypto';
import {gzipSync} from 'node:zlib';
import {expect, test, vi} from 'vitest';
import {HASH_LENGTH} from './manifest';
import {createPlainBodies} from './plain-bodies';

const content = Buffer.from('a page\n'.repeat(1000));
const file = {
  path: '/docs/',
  file: 'docs/index.html',
  type: 'text/html',
  size: content.byteLength,
  hash: createHash('sha256').update(content).digest('hex').slice(0, HASH_LENGTH),
  modified: '',
  cacheControl: '',
  encodings: ['gzip' as const],
  gzip: gzipSync(content),
};
const asText = (bytes: Uint8Array) => Buffer.from(bytes).toString();

test('many who ask at once share one copy, read once', async () => {
  const read = vi.fn(async () => content);
  const plain = createPlainBodies(read);
  const bodies = await Promise.all(Array.from({length: 50}, () => plain(file)));
  bodies.push(await plain(file));
  expect(read).toHaveBeenCalledTimes(1);
  expect(new Set(bodies.map(({buffer}) => buffer)).size).toBe(1);
  expect(asText(bodies[50] as Uint8Array)).toBe(content.toString());
});

test.each([
  ['is gone', async () => Promise.reject(new Error('ENOENT'))],
  ['was replaced by another build', async () => Buffer.from('b')],
])('a file that %s is still answered as it was at the start', async (_, read) => {
  expect(asText(await createPlainBodies(read)(file))).toBe(content.toString());
});
