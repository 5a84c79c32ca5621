/** Reads the built pages of the locales it is given, or of all, and writes what search knows of them. */
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {inLocale, type Locale, type Localized, localeOf, locales} from '@scriptcat/contract';
import {type PageSource, recordsFromHtml} from '@scriptcat/search/extract';
import {filesBelow} from './lib/files';

const build = 'site/build';
const folder = path.join(build, 'data/search');

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

function sourceOf(address: string, language: Locale): PageSource {
  const neutral = address.slice(inLocale('', language).length);
  const part = parts.findLast((candidate) => neutral.startsWith(candidate.path));
  return {
    path: address,
    language,
    pageRank: part?.pageRank ?? 100,
    section: part?.section[language] ?? '',
  };
}

const addresses = filesBelow(build, /^index\.html$/).map(
  (file) => `/${file.slice(0, -'index.html'.length)}`,
);

mkdirSync(folder, {recursive: true});
const wanted = process.argv.slice(2);
for (const language of locales.filter((name) => wanted.length === 0 || wanted.includes(name))) {
  const own = addresses.filter((address) => localeOf(address) === language);
  const records = own.flatMap((address) => {
    const html = readFileSync(path.join(build, address, 'index.html'), 'utf8');
    return recordsFromHtml(html, sourceOf(address, language));
  });
  writeFileSync(path.join(folder, `records-${language}.json`), JSON.stringify(records));
  console.log(`${records.length} sections of ${own.length} pages can be found in ${language}`);
}
