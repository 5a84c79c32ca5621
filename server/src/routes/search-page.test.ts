import {createSearchIndex, search, showFound} from '@scriptcat/search';
import {recordsFromHtml} from '@scriptcat/search/extract';
import {Hono} from 'hono';
import {expect, test} from 'vitest';
import {createLog} from '../log';
import {ThreadError} from '../thread';
import {createSearchPageRoute, isSearchQuery, type SearchPageDeps} from './search-page';

const source = (path: string, language: string) => ({path, language, pageRank: 100, section: 'G'});
const sections = Array.from({length: 30}, (_, at) => `<h2 id="s${at}">Sync ${at}</h2><p>x</p>`);
const index = createSearchIndex([
  ...recordsFromHtml(
    `<main><h1>Cloud sync</h1><p>Keep &lt;b&gt; the same.</p>${sections.join('')}</main>`,
    source('/en/docs/use/sync/', 'en'),
  ),
  ...recordsFromHtml('<main><h1>云同步</h1></main>', source('/docs/use/sync/', 'zh-Hans')),
]);
const lines: string[] = [];
const log = createLog((line) => lines.push(line));

const answerHosted = () => Promise.reject(new Error('not asked here'));

const createApp = (deps: Partial<SearchPageDeps> = {}) =>
  new Hono()
    .route(
      '/',
      createSearchPageRoute({
        search: {
          find: async (question) => showFound(search(index, question)),
          answerHosted,
        },
        takeToken: () => undefined,
        clientAddress: () => '192.0.2.1',
        log,
        readPage: async (path) =>
          `<html><body>${path}<input name=q><input type="search" name=q value=""><noscript data-results>Without results</noscript><p>Map</p></body></html>`,
        ...deps,
      }),
    )
    .all('*', (c) => c.text('the file'));

const get = async (target: string, deps: Partial<SearchPageDeps> = {}) => {
  const response = await createApp(deps).request(target);
  return {response, text: await response.text()};
};

test('results stand in the page, in its language, where only a browser without scripts looks', async () => {
  const {response, text} = await get('/en/search/?q=sync');
  expect(response.status).toBe(200);
  expect(text).toMatch(
    /<noscript data-results><p>31 results for <q>sync<\/q><\/p><ol start="1"><li>/,
  );
  expect(text).toContain('<a href="/en/docs/use/sync/">Cloud <mark>sync</mark></a>');
  expect(text).toMatch(/<\/noscript><p>Map<\/p>/);
  expect((await get('/search/?q=同步')).text).toContain('href="/docs/use/sync/"');
});

test('further pages can be reached', async () => {
  expect((await get('/en/search/?q=sync')).text).toContain('href="/en/search/?q=sync&amp;page=2"');
  const {text} = await get('/en/search/?q=sync&page=2');
  expect(text).toContain('<ol start="21">');
  expect(text).toContain('rel="prev" href="/en/search/?q=sync"');
});

test('the field keeps the question', async () => {
  const {text} = await get('/en/search/?q=a%22%3Eb');
  expect(text).toContain('<input name=q><input type="search" name=q value="a&quot;&gt;b">');
});

test('what is asked, and what is found, is text', async () => {
  const hostile = '"><script>alert(1)</script>$&$1';
  const {text} = await get(`/en/search/?q=${encodeURIComponent(hostile)}`);
  expect(text).not.toContain('<script>');
  expect(text).toContain('&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;$&amp;$1');
  expect((await get('/en/search/?q=same')).text).toContain('Keep &lt;b&gt; the');
});

test('an address that asks for nothing is the file', async () => {
  for (const target of ['/search/', '/search/?q=', '/search/?q=%20', '/search/?x=1']) {
    expect((await get(target)).text).toBe('the file');
  }
});

test('nonsense falls back to something legal', async () => {
  expect((await get('/en/search/?q=sync&page=-1')).text).toContain('<ol start="1">');
  expect((await get('/en/search/?q=sync&page=1e99')).text).toContain('<ol start="1">');
  expect((await get(`/en/search/?q=${'sync '.repeat(300)}`)).response.status).toBe(200);
  expect((await get('/en/search/?q=%ff%fe')).response.status).toBe(200);
});

test('searches that find nothing say so and leave no trace of their words', async () => {
  const {text} = await get('/en/search/?q=zzqsecretzz');
  expect(text).toContain('No results for <q>zzqsecretzz</q>');
  log.flush();
  expect(lines.join('')).toContain('search.page');
  expect(lines.join('\n')).not.toMatch(/zzqsecretzz/i);
});

test('the limits of search hold here, too', async () => {
  const limited = await get('/en/search/?q=sync', {takeToken: () => 1500});
  expect(limited.response.status).toBe(429);
  expect(limited.response.headers.get('retry-after')).toBe('2');
  expect(limited.text).toContain('Too many searches');
  const busy = await get('/search/?q=sync', {
    search: {find: () => Promise.reject(new ThreadError('busy')), answerHosted},
  });
  expect(busy.response.status).toBe(503);
  expect(busy.text).toContain('请稍后再试');
});

test.each([
  ['/search/?q=a', true],
  ['/en/search/?page=2&q=a', true],
  ['/search/', false],
  ['/search/?q=', false],
  ['/search/?xq=a', false],
  ['/docs/?q=a', false],
])('%s asks for results: %s', (target, expected) => {
  expect(isSearchQuery(target)).toBe(expected);
});
