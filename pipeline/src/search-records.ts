import {searchRecordsPath} from '@scriptcat/contract';
import {addressedPages, type Language, writeText} from './language';
import {factsOf} from './page-facts';

/** Writes the search records of a language. */
export function writeSearchRecords(language: Language): void {
  const {tag, siteFolder} = language;
  const records = addressedPages(language).flatMap((page) => factsOf(page, language).records);
  writeText({folder: siteFolder}, searchRecordsPath(tag), JSON.stringify(records));
}
