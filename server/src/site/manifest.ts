import type {SecurityHeaders} from './policy';

/** A build of another version cannot be served. */
export const MANIFEST_VERSION = 2;

/** What the build (`pipeline/src/serving`) learned about its files; the server does not look again. */
export interface SiteManifest {
  version: typeof MANIFEST_VERSION;
  files: ManifestFile[];
  security: SecurityHeaders;
  /** Icon sets copied next to the build, by prefix. */
  iconSets: string[];
}

export type Encoding = 'br' | 'gzip';

export interface ManifestFile {
  /** Canonical address, percent-encoded: `/docs/use/QA/`, `/img/logo.svg`. */
  path: string;
  /** Where it lies, relative to the build folder. */
  file: string;
  type: string;
  size: number;
  /** First characters of the content's SHA-256, the core of every entity tag. */
  hash: string;
  modified: string;
  cacheControl: string;
  encodings: Encoding[];
}

/** Everything the build adds for serving to a build folder starts with an underscore and has no address. */
export const MANIFEST_FILE = '_site.json';
export const ICON_FOLDER = '_icons';

export const encodingSuffix: Record<Encoding, string> = {br: '.br', gzip: '.gz'};
