import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {
  type Encoding,
  encodingSuffix,
  MANIFEST_FILE,
  type ManifestFile,
  type SiteManifest,
} from './manifest';
import {type SecurityHeaders, securityHeadersFor} from './policy';
import {type AddressBook, createAddressBook} from './resolve';

/** One file of the build with all its forms in memory: a request never reads or unpacks one. */
export interface SiteFile extends ManifestFile {
  plain: Uint8Array;
  encoded: Partial<Record<Encoding, Uint8Array>>;
}

/** The built site as the server shows it. */
export interface Site {
  files: ReadonlyMap<string, SiteFile>;
  book: AddressBook;
  security: SecurityHeaders;
  iconSets: readonly string[];
}

export type LoadResult = {ok: true; site: Site} | {ok: false; problem: string};

/** Builds the site from its manifest and a way to read files. */
export function createSite(manifest: SiteManifest, read: (file: string) => Uint8Array): Site {
  const files = new Map<string, SiteFile>();
  for (const entry of manifest.files) {
    const encoded: SiteFile['encoded'] = {};
    for (const encoding of entry.encodings) {
      encoded[encoding] = read(entry.file + encodingSuffix[encoding]);
    }
    files.set(entry.path, {...entry, plain: read(entry.file), encoded});
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
