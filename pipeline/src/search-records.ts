import {fileURLToPath} from 'node:url';
import {
  inLanguage,
  type LanguageTag,
  type Localized,
  type SearchRecord,
  searchRecordsPath,
  toLanguageTag,
} from '@scriptcat/contract';
import {type PageSource, recordsFromHtml} from '@scriptcat/search/extract';
import {addressedPages, type Language, writeText} from './language';
import {withMemory} from './page-memory';

/** The parts of the site by the start of their address; the last that fits counts. */
const parts: readonly {path: string; pageRank: number; section: Localized}[] = [
  {path: '/', pageRank: 85, section: {'zh-Hans': '网站', en: 'Website'}},
  {path: '/docs/', pageRank: 100, section: {'zh-Hans': '文档', en: 'Documentation'}},
  {path: '/docs/use/', pageRank: 100, section: {'zh-Hans': '使用指南', en: 'User Guide'}},
  {path: '/docs/use/policy/', pageRank: 90, section: {'zh-Hans': '政策', en: 'Policies'}},
  {path: '/docs/dev/', pageRank: 100, section: {'zh-Hans': '开发指南', en: 'Developer Guide'}},
  {path: '/docs/change/', pageRank: 60, section: {'zh-Hans': '更新日志', en: 'Changelog'}},
  {path: '/docs/change/v', pageRank: 75, section: {'zh-Hans': '更新日志', en: 'Changelog'}},
];

function sourceOf(address: string, language: LanguageTag): PageSource {
  const neutral = address.slice(inLanguage('', language).length);
  const part = parts.findLast((candidate) => neutral.startsWith(candidate.path));
  return {
    path: address,
    language,
    pageRank: part?.pageRank ?? 100,
    section: part?.section[toLanguageTag(language)] ?? '',
  };
}

const extract = fileURLToPath(import.meta.resolve('@scriptcat/search/extract'));
const read = withMemory<PageSource, SearchRecord[]>(recordsFromHtml, extract);

/** Writes what search knows of the pages of a language, beside that of the others. */
export function writeSearchRecords(language: Language): void {
  const {tag, siteFolder} = language;
  const records = addressedPages(language).flatMap(
    ({route, html}) => read(html, sourceOf(route, tag)) ?? [],
  );
  writeText({folder: siteFolder}, searchRecordsPath(tag), JSON.stringify(records));
}
