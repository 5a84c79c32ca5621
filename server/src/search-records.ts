import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {locales, type SearchRecord} from '@scriptcat/contract';

/** Reads the records the site build left; a build without them is an error of the build. */
export async function loadSearchRecords(siteFolder: string): Promise<SearchRecord[]> {
  const lists = await Promise.all(
    locales.map(async (locale): Promise<SearchRecord[]> => {
      const file = join(siteFolder, `data/search/records-${locale}.json`);
      return JSON.parse(await readFile(file, 'utf8'));
    }),
  );
  return lists.flat();
}
