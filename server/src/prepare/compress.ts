import {mkdir, readFile, rename, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';
import type {Encoding} from '../site/manifest';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Tiny files do not shrink by more than the extra header field costs. */
const SMALLEST = 256;

const encoders: Record<Encoding, (content: Buffer) => Promise<Buffer>> = {
  br: (content) =>
    brotli(content, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
      },
    }),
  gzip: (content) => deflate(content, {level: 9}),
};

/** Compresses with a memory of earlier builds, since most pages do not change between two. */
export function createCompressor(cacheFolder: string) {
  async function cached(hash: string, encoding: Encoding, content: Buffer): Promise<Buffer> {
    const file = join(cacheFolder, `${hash}.${encoding}`);
    try {
      return await readFile(file);
    } catch {
      const result = await encoders[encoding](content);
      // A reader must never meet half a file, also when two builds share the cache.
      const partial = `${file}.${process.pid}`;
      await writeFile(partial, result);
      await rename(partial, file);
      return result;
    }
  }

  return async function compress(hash: string, content: Buffer) {
    if (content.byteLength < SMALLEST) return [];
    await mkdir(cacheFolder, {recursive: true});
    const results = await Promise.all(
      (['br', 'gzip'] as const).map(async (encoding) => ({
        encoding,
        body: await cached(hash, encoding, content),
      })),
    );
    return results.filter(({body}) => body.byteLength < content.byteLength * 0.95);
  };
}
