import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {promisify} from 'node:util';
import {gunzip} from 'node:zlib';
import {
  type Encoding,
  encodingSuffix,
  MANIFEST_FILE,
  type ManifestFile,
  type SiteManifest,
} from './manifest';
import {type SecurityHeaders, securityHeadersFor} from './policy';
import {type AddressBook, createAddressBook} from './resolve';

/** One file of the build; what nearly every request is answered with is in memory. */
export interface SiteFile extends ManifestFile {
  encoded: Partial<Record<Encoding, Uint8Array>>;
  /** The file as it is: in memory, or unpacked there when it is first asked for. */
  plain(): Uint8Array | Promise<Uint8Array>;
}

/** The built site as the server shows it. */
export interface Site {
  files: ReadonlyMap<string, SiteFile>;
  book: AddressBook;
  security: SecurityHeaders;
  iconSets: readonly string[];
}

export type LoadResult = {ok: true; site: Site} | {ok: false; problem: string};

const unzip = promisify(gunzip);

/**
 * Unpacks a file once, however many ask: with bytes of their own, twenty clients that read nothing
 * took 1.4 GB. All texts together are 30 MB, so they stay.
 */
function unpackOnce(gzip: Uint8Array) {
  let body: Uint8Array | Promise<Uint8Array> | undefined;
  return () => {
    body ??= unzip(gzip).then((bytes) => {
      body = bytes;
      return bytes;
    });
    return body;
  };
}

const asItIs = (content: Uint8Array) => () => content;

/** Builds the site from its manifest and a way to read files. */
function createSite(manifest: SiteManifest, read: (file: string) => Uint8Array): Site {
  const files = new Map<string, SiteFile>();
  /** Languages share files: each content is in memory once. */
  const held = new Map<string, Uint8Array>();
  const plains = new Map<string, SiteFile['plain']>();
  const hold = ({hash, file}: ManifestFile, suffix = '') => {
    const content = held.get(hash + suffix) ?? read(file + suffix);
    held.set(hash + suffix, content);
    return content;
  };
  for (const entry of manifest.files) {
    const encoded: SiteFile['encoded'] = {};
    for (const encoding of entry.encodings) {
      encoded[encoding] = hold(entry, encodingSuffix[encoding]);
    }
    const plain =
      plains.get(entry.hash) ?? (encoded.gzip ? unpackOnce(encoded.gzip) : asItIs(hold(entry)));
    plains.set(entry.hash, plain);
    files.set(entry.path, {...entry, encoded, plain});
  }
  return {
    files,
    book: createAddressBook([...files.keys()]),
    security: securityHeadersFor(manifest.policy),
    iconSets: manifest.iconSets,
  };
}

/** Reads a prepared build; says in one sentence what is wrong with it otherwise. */
export function loadSite(folder: string): LoadResult {
  let manifest: SiteManifest;
  try {
    manifest = JSON.parse(readFileSync(join(folder, MANIFEST_FILE), 'utf8'));
  } catch {
    const problem = `There is no prepared site in ${folder}; run "npm run build" first.`;
    return {ok: false, problem};
  }
  try {
    const site = createSite(manifest, (file) => readFileSync(join(folder, file)));
    if (site.files.has('/404.html')) return {ok: true, site};
    return {
      ok: false,
      problem: `The site in ${folder} has no 404.html; run "npm run build" again.`,
    };
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    const problem = `The site in ${folder} is incomplete (${reason}); run "npm run build" again.`;
    return {ok: false, problem};
  }
}
