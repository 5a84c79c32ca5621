import words from '@scriptcat/content/site/parts';
import {
  inLanguage,
  type LanguageTag,
  type SearchRecord,
  searchRecordsPath,
} from '@scriptcat/contract';
import {type PageSource, recordsFromHtml} from '@scriptcat/search/extract';
import {addressedPages, type Language, writeText} from './language';
import {memoizeOnDisk} from './page-cache';

/** The parts of the site by URL prefix; the last match wins. */
const parts: readonly {path: string; pageRank: number; name: keyof (typeof words)['en']}[] = [
  {path: '/', pageRank: 85, name: 'site'},
  {path: '/docs/', pageRank: 100, name: 'docs'},
  {path: '/docs/use/', pageRank: 100, name: 'use'},
  {path: '/docs/use/policy/', pageRank: 90, name: 'policy'},
  {path: '/docs/dev/', pageRank: 100, name: 'dev'},
  {path: '/docs/change/', pageRank: 60, name: 'change'},
  {path: '/docs/change/v', pageRank: 75, name: 'change'},
];

function sourceOf(address: string, language: LanguageTag): PageSource {
  const neutral = address.slice(inLanguage('', language).length);
  const part = parts.findLast((candidate) => neutral.startsWith(candidate.path));
  return {
    path: address,
    language,
    pageRank: part?.pageRank ?? 100,
    section: part ? words[language][part.name] : '',
  };
}

const read = memoizeOnDisk<PageSource, SearchRecord[]>('search-records', recordsFromHtml);

/** Writes the search records of a language. */
export function writeSearchRecords(language: Language): void {
  const {tag, siteFolder} = language;
  const records = addressedPages(language).flatMap(
    ({route, html}) => read(html, sourceOf(route, tag)) ?? [],
  );
  writeText({folder: siteFolder}, searchRecordsPath(tag), JSON.stringify(records));
}
