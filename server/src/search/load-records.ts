import {readFileSync} from 'node:fs';
import path from 'node:path';
import {type LanguageTag, locales, type SearchRecord} from '@scriptcat/contract';

/** The address of a language's records, and their place in the build. */
export const recordsPath = (tag: LanguageTag) => `/data/search/records-${tag}.json`;

/** Reads what the site build left for search; pages without it are served, but cannot be found. */
export function loadSearchRecords(siteFolder: string): SearchRecord[] {
  return locales.flatMap((locale): SearchRecord[] => {
    try {
      return JSON.parse(readFileSync(path.join(siteFolder, recordsPath(locale)), 'utf8'));
    } catch {
      return [];
    }
  });
}
