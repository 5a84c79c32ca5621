import {existsSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {type LanguageTag, languageTags, originalOf, toLanguageTag} from '@scriptcat/contract';
import {type PageRecord, statesOf} from './states';

type Records = Readonly<Record<string, PageRecord>>;

/** The pages of a language, seen from the folder of the site. */
export const docsFolder = (language: LanguageTag): string =>
  language === languageTags[0] ? 'docs' : `i18n/${language}/docusaurus-plugin-content-docs/current`;

/** The languages that are translated from another one. */
export const translatedLanguages: readonly string[] = languageTags.slice(1);

/** The pages of one language beside their originals; `site` is the folder of the workspace. */
export function openTranslations(site: string, language: string) {
  const tag = toLanguageTag(language);
  const originals = path.join(site, docsFolder(originalOf(tag)));
  const translations = path.join(site, docsFolder(tag));
  const recordFile = path.join(site, 'i18n', language, 'translations.json');

  const pages = (): string[] =>
    readdirSync(originals, {recursive: true, encoding: 'utf8'})
      .map((file) => file.split(path.sep).join('/'))
      .filter((file) => file.endsWith('.mdx'))
      .sort();

  const readRecords = (): Records =>
    existsSync(recordFile) ? JSON.parse(readFileSync(recordFile, 'utf8')) : {};

  function writeRecords(records: Records): void {
    const sorted = Object.entries(records).sort(([a], [b]) => (a < b ? -1 : 1));
    writeFileSync(recordFile, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
  }

  /** Both versions of a page, or nothing when it is not translated. */
  function readPair(page: string): {original: string; translation: string} | undefined {
    const file = path.join(translations, page);
    if (!existsSync(file)) return undefined;
    const original = readFileSync(path.join(originals, page), 'utf8');
    return {original, translation: readFileSync(file, 'utf8')};
  }

  /** The sections that are in a state other than current. */
  function findChanged(): {page: string; id: string; state: string}[] {
    const records = readRecords();
    return pages().flatMap((page) => {
      const pair = readPair(page);
      if (!pair) return [];
      return [...statesOf(pair.original, pair.translation, records[page])]
        .filter(([, state]) => state !== 'current')
        .map(([id, state]) => ({page, id, state}));
    });
  }

  /** Untranslated pages, which are shown in the fallback language. */
  const findUntranslated = () =>
    pages().filter((page) => !existsSync(path.join(translations, page)));

  return {
    originals,
    translations,
    recordFile,
    pages,
    readRecords,
    writeRecords,
    readPair,
    findChanged,
    findUntranslated,
  };
}
