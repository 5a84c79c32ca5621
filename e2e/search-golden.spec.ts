import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {APIRequestContext} from '@playwright/test';
import words from '@scriptcat/content/search/dialog';
import {type SearchResponse, searchRecordsPath} from '@scriptcat/contract';
import {createSearchIndex, search, showFound} from '@scriptcat/search';
import {searchRequest} from '@scriptcat/search/client';
import {buildFolder} from '@scriptcat/testing/build-facts';
import {
  chineseQueries,
  englishQueries,
  type GoldenQuery,
  isAnswer,
} from '@scriptcat/testing/golden-queries';
import {expect, languages, test} from './site';

const WANTED = 0.95;
/** The service's limit of queries per request. */
const BATCH = 5;

const pathOf = (url: string) => new URL(url).pathname.replace(/^\/en\//, '/');

const contextOf = (language: string) => ({
  language,
  tags: ['default', 'docs-default-current'],
});

/** The pages of the first three hits of each query, asked as the dialog asks. */
async function firstPages(
  request: APIRequestContext,
  language: string,
  queries: readonly string[],
) {
  const pages: string[][] = [];
  for (let at = 0; at < queries.length; at += BATCH) {
    const context = contextOf(language);
    const requests = queries
      .slice(at, at + BATCH)
      .map((query) => searchRequest({query, hitsPerPage: 3, ...context}, 'scriptcat'));
    const response = await request.post('/1/indexes/*/queries', {data: {requests}});
    expect(response.status()).toBe(200);
    const {results}: SearchResponse = await response.json();
    pages.push(...results.map(({hits}) => hits.map(({url}) => pathOf(url ?? ''))));
  }
  return pages;
}

const sets: Record<string, readonly GoldenQuery[]> = {
  'zh-Hans': chineseQueries,
  en: englishQueries,
};

for (const {language, prefix} of languages) {
  const queries = sets[language] ?? [];

  test(`at least 95 % of the ${language} queries find their page among the first three`, async ({
    request,
  }) => {
    expect(new Set(queries.map(({query}) => query)).size).toBeGreaterThanOrEqual(80);
    const found = await firstPages(
      request,
      language,
      queries.map(({query}) => query),
    );
    const missed = queries.filter(
      ({pages}, at) => !found[at]?.some((path) => isAnswer(pages, path)),
    );
    const share = 1 - missed.length / queries.length;
    expect(share, missed.map(({query}) => query).join(', ')).toBeGreaterThanOrEqual(WANTED);
  });

  test(`saved ${language} documentation gives the same first result for at least 95 %`, async ({
    request,
  }) => {
    const asked = queries.map(({query}) => query);
    const online = await firstPages(request, language, asked);
    const manifest = readFileSync(path.join(buildFolder, prefix, 'offline/manifest.json'), 'utf8');
    const saved = (JSON.parse(manifest).files as {url: string}[])
      .map(({url}) => url)
      .filter((url) => url.startsWith('/data/search/'));
    const read = (url: string) => readFileSync(path.join(buildFolder, url), 'utf8');
    const index = createSearchIndex(saved.flatMap((url) => JSON.parse(read(url))));
    const different = asked.filter((query, at) => {
      const [first] = showFound(search(index, {query, ...contextOf(language)})).hits;
      return first?.url.replace(/#.*$/, '').replace(/^\/en\//, '/') !== online[at]?.[0];
    });
    const share = 1 - different.length / asked.length;
    expect(share, different.join(', ')).toBeGreaterThanOrEqual(WANTED);
  });

  test(`${language} search snippets contain no words of buttons, labels and table heads`, () => {
    const records = readFileSync(path.join(buildFolder, searchRecordsPath(language)), 'utf8');
    const texts = (JSON.parse(records) as {content: string | null}[]).map(
      ({content}) => content ?? '',
    );
    const interfaceWords = [
      /Copied|View as Markdown|Direct link to|Install Demo page|Edit this page/,
      /已复制|查看 Markdown|安装 演示页/,
      /(Compatibility|兼容性) Tampermonkey|Name Type Meaning|名称 类型 说明/,
      /\.user\.js (Parameters|参数)|Checked in ScriptCat|已在脚本猫 .* 里核对/,
    ];
    expect(texts.filter((text) => interfaceWords.some((words) => words.test(text)))).toEqual([]);
  });

  test(`every page the ${language} queries expect exists`, async ({request}) => {
    for (const page of new Set(queries.flatMap(({pages}) => pages))) {
      const response = await request.get(`/${prefix}${page.slice(1)}`, {maxRedirects: 0});
      expect(response.status(), page).toBe(200);
    }
  });

  test(`every suggested ${language} search finds something`, async ({request}) => {
    for (const pages of await firstPages(request, language, words[language].suggestions))
      expect(pages).not.toEqual([]);
  });
}
