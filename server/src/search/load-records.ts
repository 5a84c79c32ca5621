import {readFileSync} from 'node:fs';
import path from 'node:path';
import {languageTags, type SearchRecord, searchRecordsPath} from '@scriptcat/contract';

/** Reads what the site build left for search; pages without it are served, but cannot be found. */
export function loadSearchRecords(siteFolder: string): SearchRecord[] {
  return languageTags.flatMap((locale): SearchRecord[] => {
    try {
      return JSON.parse(readFileSync(path.join(siteFolder, searchRecordsPath(locale)), 'utf8'));
    } catch {
      return [];
    }
  });
}
