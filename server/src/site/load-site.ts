import {existsSync, readFileSync, statSync} from 'node:fs';
import {access, readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {promisify} from 'node:util';
import {brotliDecompress} from 'node:zlib';
import {HealthProblem} from '../health-problem';
import {createFileLoader} from './file-loader';
import {
  type Encoding,
  encodingSuffix,
  ICON_FOLDER,
  MANIFEST_FILE,
  MANIFEST_VERSION,
  type ManifestFile,
  type SiteManifest,
} from './manifest';
import {createAddressBook} from './resolve';

/** Bytes that are there, or will be in a moment. */
export type Body = Uint8Array | Promise<Uint8Array>;

/** One file of the build, in each of its encodings, or as it is. */
export interface SiteFile extends ManifestFile {
  sizeOf(encoding: Encoding | undefined): number;
  body(encoding: Encoding | undefined): Body;
}

const unpack = promisify(brotliDecompress);

/** A build that is replaced below a running server must not end an answer before its length. */
async function readExactly(path: string, size: number): Promise<Uint8Array> {
  const bytes = await readFile(path);
  if (bytes.byteLength !== size) throw new Error(`${path} has changed since the start`);
  return bytes;
}

function createSite(folder: string, manifest: SiteManifest) {
  const loadFile = createFileLoader();
  const files = new Map<string, SiteFile>();
  /** What nearly every request is answered with. Languages share files, so by content. */
  const brotli = new Map<string, Uint8Array>();
  for (const entry of manifest.files) {
    const {hash, file, size, encodings} = entry;
    const path = join(folder, file);
    const gzipped = path + encodingSuffix.gzip;
    if (encodings.includes('br') && !brotli.has(hash)) {
      brotli.set(hash, readFileSync(path + encodingSuffix.br));
    }
    const packed = brotli.get(hash);
    const sizes: Record<Encoding, number> = {
      br: packed?.byteLength ?? 0,
      gzip: encodings.includes('gzip') ? statSync(gzipped).size : 0,
    };
    files.set(entry.path, {
      ...entry,
      sizeOf: (encoding) => (encoding ? sizes[encoding] : size),
      body(encoding) {
        if (encoding === 'br' && packed) return packed;
        if (encoding) return loadFile(gzipped, () => readExactly(gzipped, sizes.gzip));
        return loadFile(hash, () => (packed ? unpack(packed) : readExactly(path, size)));
      },
    });
  }
  return {
    files,
    async readText(path: string) {
      const file = files.get(path);
      return file && new TextDecoder().decode(await file.body(undefined));
    },
    book: createAddressBook([...files.keys()]),
    security: manifest.security,
    iconSets: new Map(
      manifest.iconSets.map((prefix) => {
        const file = join(folder, ICON_FOLDER, `${prefix}.json`);
        return [prefix, JSON.parse(readFileSync(file, 'utf8'))];
      }),
    ),
  };
}

export type Site = ReturnType<typeof createSite>;

/** Reads a prepared build; throws an error that says in one sentence what is wrong with it. */
export function loadSite(folder: string): Site {
  if (!existsSync(join(folder, MANIFEST_FILE))) {
    throw new Error(`There’s no prepared site in ${folder}. Run “npm run build” first.`);
  }
  try {
    const found: SiteManifest = JSON.parse(readFileSync(join(folder, MANIFEST_FILE), 'utf8'));
    if (found.version !== MANIFEST_VERSION) throw new Error('it was built by another version');
    const site = createSite(folder, found);
    if (!site.files.has('/404.html')) throw new Error('it has no 404.html');
    return site;
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    const message = `The site in ${folder} is incomplete (${reason}). Run “npm run build” again.`;
    throw new Error(message, {cause});
  }
}

/** Pages are in memory, but pictures and the next start need the files. */
export async function checkBuildOnDisk(folder: string): Promise<void> {
  await access(join(folder, MANIFEST_FILE)).catch(() => {
    throw new HealthProblem('the site build is gone from disk');
  });
}
