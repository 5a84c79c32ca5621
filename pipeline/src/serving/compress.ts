import {randomUUID} from 'node:crypto';
import {mkdir, readFile, rename, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';
import type {Encoding} from '../../../server/src/site/manifest';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Tiny files do not shrink by more than the extra header field costs. */
const SMALLEST = 256;

/** What every page loads before or with the React app. */
const everyone = /\.css$|\/(main|docs|runtime~main)\.\w+\.js$/;

/**
 * What everyone fetches gets all the effort there is; for pages, the last step would save 2 % of
 * bytes for 150 % more time. The rest is read by machines, or is what the React app adds for one
 * page: three steps more would save 1 % and 7 % there, for four and ten times the time.
 */
export function brotliQuality(path: string, {isImmutable}: {isImmutable: boolean}): number {
  if (isImmutable && everyone.test(path)) return 11;
  return path.endsWith('/') || path.endsWith('.html') ? 10 : 7;
}

function encode(encoding: Encoding, content: Buffer, quality: number): Promise<Buffer> {
  if (encoding === 'gzip') return deflate(content, {level: 9});
  return brotli(content, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
    },
  });
}

/** Compresses with a memory of earlier builds, since most pages do not change between two. */
export function createCompressor(cacheFolder: string) {
  /** Languages share files, and a Markdown copy has two addresses: each content is worked on once. */
  const underWay = new Map<string, Promise<Buffer>>();

  async function readOrEncode(file: string, encoding: Encoding, content: Buffer, quality: number) {
    try {
      return await readFile(file);
    } catch {
      const result = await encode(encoding, content, quality);
      // A reader must never meet half a file, also when two builds write the same one.
      const partial = `${file}.${randomUUID()}`;
      await writeFile(partial, result);
      await rename(partial, file);
      return result;
    }
  }

  function cached(hash: string, encoding: Encoding, content: Buffer, quality: number) {
    const file = join(cacheFolder, `${hash}.${encoding}${quality}`);
    const pending = underWay.get(file) ?? readOrEncode(file, encoding, content, quality);
    underWay.set(file, pending);
    return pending;
  }

  return async function compress(hash: string, content: Buffer, quality: number) {
    if (content.byteLength < SMALLEST) return [];
    await mkdir(cacheFolder, {recursive: true});
    const results = await Promise.all(
      (['br', 'gzip'] as const).map(async (encoding) => ({
        encoding,
        body: await cached(hash, encoding, content, quality),
      })),
    );
    return results.filter(({body}) => body.byteLength < content.byteLength * 0.95);
  };
}
