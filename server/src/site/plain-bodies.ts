import {createHash} from 'node:crypto';
import {promisify} from 'node:util';
import {gunzip} from 'node:zlib';
import {HASH_LENGTH, type ManifestFile} from './manifest';

const unzip = promisify(gunzip);

/** What is needed to have the uncompressed form of a file. */
interface PackedFile extends ManifestFile {
  gzip: Uint8Array;
}

const hashOf = (content: Uint8Array) =>
  createHash('sha256').update(content).digest('hex').slice(0, HASH_LENGTH);

/** The bytes with memory of their own, not part of a pool shared with others. */
const detach = (content: Uint8Array): ArrayBuffer =>
  (content.byteLength === content.buffer.byteLength ? content : new Uint8Array(content))
    .buffer as ArrayBuffer;

/**
 * Uncompressed forms of compressed files. Few clients ask for them, so they stay on disk and are in
 * memory only while they are being sent: once, however many ask and however slowly they read.
 */
export function createPlainBodies(read: (file: string) => Promise<Uint8Array>) {
  const inUse = new Map<string, WeakRef<ArrayBuffer>>();
  const loading = new Map<string, Promise<Uint8Array>>();

  async function load({path, file, hash, gzip}: PackedFile): Promise<Uint8Array> {
    const content = await read(file).catch(() => undefined);
    // A new build may have taken the place of the one that this process shows.
    const isCurrent = content !== undefined && hashOf(content) === hash;
    const buffer = detach(isCurrent ? content : await unzip(gzip));
    inUse.set(path, new WeakRef(buffer));
    return new Uint8Array(buffer);
  }

  return (file: PackedFile): Promise<Uint8Array> => {
    const {path} = file;
    const buffer = inUse.get(path)?.deref();
    if (buffer) return Promise.resolve(new Uint8Array(buffer));
    const known = loading.get(path);
    if (known) return known;
    const promise = load(file).finally(() => loading.delete(path));
    loading.set(path, promise);
    return promise;
  };
}
