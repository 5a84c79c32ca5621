import {inLanguage, type LanguageTag} from '@scriptcat/contract';

/** One file of the documentation; the revision changes with its content. */
export interface OfflineFile {
  url: string;
  revision: string;
}

/** Everything one language of the documentation needs to be read without a connection. */
export interface OfflineManifest {
  /** Changes whenever one of the files does. */
  revision: string;
  /** What the files take up once they are stored. */
  bytes: number;
  pages: OfflineFile[];
  /** Style sheets, scripts and pictures. */
  files: OfflineFile[];
}

/** Where the list of a language is published. */
export function manifestPath(language: LanguageTag): string {
  return inLanguage('/offline/manifest.json', language);
}
