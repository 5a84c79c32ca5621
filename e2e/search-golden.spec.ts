import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {APIRequestContext} from '@playwright/test';
import words from '@scriptcat/content/search/dialog';
import type {SearchResponse} from '@scriptcat/contract';
import {createSearchIndex, search, showFound} from '@scriptcat/search';
import {searchRequest} from '@scriptcat/search/client';
import {buildFolder, builtPages} from '@scriptcat/testing/build-facts';
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

const sets = {'zh-Hans': chineseQueries, en: englishQueries};

/** The index that browsers make of saved documentation, which has the records of all languages. */
let saved: ReturnType<typeof createSearchIndex> | undefined;
const read = (file: string) => JSON.parse(readFileSync(path.join(buildFolder, file), 'utf8'));
function savedIndex() {
  const files: {url: string}[] = read('offline/manifest.json').files;
  const records = files.filter(({url}) => url.startsWith('/data/search/'));
  saved ??= createSearchIndex(records.flatMap(({url}) => read(url)));
  return saved;
}

// Both in one worker, so that the index is made once.
test.describe.configure({mode: 'default'});

for (const {language, prefix} of languages) {
  const queries: readonly GoldenQuery[] = sets[language];
  const asked = queries.map(({query}) => query);

  test(`95 % of the ${language} queries find their page, online and saved`, async ({request}) => {
    const found = await firstPages(request, language, asked);
    const missed = queries.filter(
      ({pages}, at) => !found[at]?.some((address) => isAnswer(pages, address)),
    );
    const share = 1 - missed.length / queries.length;
    expect(share, missed.map(({query}) => query).join(', ')).toBeGreaterThanOrEqual(WANTED);

    const index = savedIndex();
    const sample = asked.map((query, at) => ({query, at})).filter(({at}) => at % 3 === 0);
    const different = sample.filter(({query, at}) => {
      const [first] = showFound(search(index, {query, ...contextOf(language)})).hits;
      return first?.url.replace(/#.*$/, '').replace(/^\/en\//, '/') !== found[at]?.[0];
    });
    const same = 1 - different.length / sample.length;
    expect(same, different.map(({query}) => query).join(', ')).toBeGreaterThanOrEqual(WANTED);
  });

  test(`pages of ${language} queries exist, suggestions find some`, async ({request}) => {
    const expected = queries.flatMap(({pages}) =>
      pages.map((page) => `/${prefix}${page.slice(1)}`),
    );
    expect(expected.filter((page) => !builtPages.includes(page))).toEqual([]);
    for (const pages of await firstPages(request, language, words[language].suggestions))
      expect(pages).not.toEqual([]);
  });
}
