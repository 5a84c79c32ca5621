/** Reads the built pages of both locales and writes what search knows about them. */
import {mkdir, readdir, readFile, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import {type Locale, type Localized, locales, type SearchRecord} from '@scriptcat/contract';
import {type PageSource, recordsFromHtml} from '@scriptcat/search/extract';

const build = new URL('../site/build/', import.meta.url).pathname;

/** The parts of the site by the start of their address; the longest that fits counts. */
const parts: readonly {path: string; pageRank: number; section: Localized}[] = [
  {path: '/', pageRank: 85, section: {'zh-Hans': '网站', en: 'Website'}},
  {path: '/docs/', pageRank: 100, section: {'zh-Hans': '文档', en: 'Documentation'}},
  {path: '/docs/use/', pageRank: 100, section: {'zh-Hans': '使用指南', en: 'User Guide'}},
  {path: '/docs/use/policy/', pageRank: 90, section: {'zh-Hans': '政策', en: 'Policies'}},
  {path: '/docs/dev/', pageRank: 100, section: {'zh-Hans': '开发指南', en: 'Developer Guide'}},
  {path: '/docs/change/', pageRank: 60, section: {'zh-Hans': '更新日志', en: 'Changelog'}},
  {path: '/docs/change/v', pageRank: 80, section: {'zh-Hans': '更新日志', en: 'Changelog'}},
];

function sourceOf(path: string, language: Locale): PageSource {
  const part = parts.findLast((candidate) => path.startsWith(candidate.path));
  return {
    path: language === 'en' ? `/en${path}` : path,
    language,
    pageRank: part?.pageRank ?? 100,
    section: part?.section[language] ?? '',
  };
}

/** The addresses of a locale's pages, from the root of that locale. */
async function pagesOf(language: Locale): Promise<string[]> {
  const root = language === 'en' ? join(build, 'en') : build;
  const files = await readdir(root, {recursive: true});
  return files
    .map((file) => `/${file.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('/index.html'))
    .map((file) => file.slice(0, -'index.html'.length))
    .filter((path) => language === 'en' || !path.startsWith('/en/'))
    .sort();
}

async function recordsOf(language: Locale): Promise<SearchRecord[]> {
  const root = language === 'en' ? join(build, 'en') : build;
  const pages = await pagesOf(language);
  const records = pages.map(async (path) => {
    const html = await readFile(join(root, path, 'index.html'), 'utf8');
    return recordsFromHtml(html, sourceOf(path, language));
  });
  return (await Promise.all(records)).flat();
}

for (const language of locales) {
  const records = await recordsOf(language);
  const file = join(build, `data/search/records-${language}.json`);
  await mkdir(dirname(file), {recursive: true});
  await writeFile(file, JSON.stringify(records));
  console.log(`search: ${records.length} records in ${language}`);
}
