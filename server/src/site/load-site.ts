import {existsSync, readFileSync} from 'node:fs';
import {access, readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {promisify} from 'node:util';
import {gunzip} from 'node:zlib';
import {HealthProblem} from '../health-problem';
import type {IconSets} from '../routes/icons';
import {
  type Encoding,
  encodingSuffix,
  ICON_FOLDER,
  MANIFEST_FILE,
  MANIFEST_VERSION,
  type ManifestFile,
  type SiteManifest,
} from './manifest';
import type {SecurityHeaders} from './policy';
import {type AddressBook, createAddressBook} from './resolve';

/** Bytes that are there, or will be in a moment. */
export type Body = Uint8Array | Promise<Uint8Array>;

/** One file of the build; what nearly every request is answered with is in memory. */
export interface SiteFile extends ManifestFile {
  encoded: Partial<Record<Encoding, Uint8Array>>;
  /** The file as it is, loaded when it is first asked for. */
  plain(): Body;
}

export interface Site {
  files: ReadonlyMap<string, SiteFile>;
  readText(path: string): Promise<string | undefined>;
  book: AddressBook;
  security: SecurityHeaders;
  iconSets: IconSets;
}

const unzip = promisify(gunzip);

/**
 * Loads a file once, however many ask: with bytes of their own, twenty clients that read nothing
 * took 1.4 GB. All texts are 30 MB and all pictures 18, so they stay.
 */
function loadOnce(load: () => Promise<Uint8Array>): () => Body {
  let body: Promise<Uint8Array> | undefined;
  return () => {
    // The next one asks again, since a disk may fail for a moment.
    body ??= load().catch((cause) => {
      body = undefined;
      throw cause;
    });
    return body;
  };
}

function createSite(folder: string, manifest: SiteManifest): Site {
  const read = (file: string) => readFileSync(join(folder, file));
  const files = new Map<string, SiteFile>();
  /** Languages share files: each content is in memory once. */
  const held = new Map<string, unknown>();
  const once = <Value>(key: string, make: () => Value): Value => {
    if (!held.has(key)) held.set(key, make());
    return held.get(key) as Value;
  };
  for (const entry of manifest.files) {
    const {hash, file} = entry;
    const encoded: SiteFile['encoded'] = {};
    for (const encoding of entry.encodings) {
      const suffix = encodingSuffix[encoding];
      encoded[encoding] = once(hash + suffix, () => read(file + suffix));
    }
    const {gzip} = encoded;
    const plain = once(hash, () =>
      loadOnce(() => (gzip ? unzip(gzip) : readFile(join(folder, file)))),
    );
    files.set(entry.path, {...entry, encoded, plain});
  }
  return {
    files,
    async readText(path) {
      const file = files.get(path);
      return file && new TextDecoder().decode(await file.plain());
    },
    book: createAddressBook([...files.keys()]),
    security: manifest.security,
    iconSets: new Map(
      manifest.iconSets.map((prefix) => {
        const file = read(`${ICON_FOLDER}/${prefix}.json`);
        return [prefix, JSON.parse(file.toString())];
      }),
    ),
  };
}

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
