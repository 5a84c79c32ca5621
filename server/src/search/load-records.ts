import {readFileSync} from 'node:fs';
import path from 'node:path';
import {locales, type SearchRecord} from '@scriptcat/contract';
import type {Log} from '../log';

/** Reads what the site build left for search; pages without it are served, but cannot be found. */
export function loadSearchRecords(siteFolder: string, log: Log): SearchRecord[] {
  return locales.flatMap((locale): SearchRecord[] => {
    const file = path.join(siteFolder, `data/search/records-${locale}.json`);
    try {
      return JSON.parse(readFileSync(file, 'utf8'));
    } catch {
      log.warn('search.noRecords', {locale, remedy: 'npm run build'});
      return [];
    }
  });
}
