import sectionWords from '@scriptcat/content/search/words';
import {inLanguage, searchRecordsPath} from '@scriptcat/contract';
import {addressedPages, type Language, writeText} from './language';
import {factsOf} from './page-facts';

/** Writes the search records of a language, each with what readers type who need its section. */
export function writeSearchRecords(
  language: Language,
  wordsOf: Readonly<Record<string, readonly string[]>> = sectionWords[language.tag] ?? {},
): void {
  const {tag, siteFolder} = language;
  const unknown = new Set(Object.keys(wordsOf));
  const records = addressedPages(language)
    .flatMap((page) => factsOf(page, language).records)
    .map((record) => {
      const address = record.objectID.slice(inLanguage('', tag).length).replace(/~\d+$/, '');
      unknown.delete(address);
      return {...record, words: wordsOf[address]};
    });
  if (unknown.size > 0) {
    const list = [...unknown].join(', ');
    throw new Error(
      `content/search/words/${tag}.yaml: no section has the URL ${list}. Correct it.`,
    );
  }
  writeText({folder: siteFolder}, searchRecordsPath(tag), JSON.stringify(records));
}
