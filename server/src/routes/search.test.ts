import {liteClient} from 'algoliasearch/lite';
import {describe, expect, test} from 'vitest';
import {createTestApp, testSearch} from '../test/app';
import {ThreadError} from '../thread';
import {isSearchQuery} from './search-page';

const path = '/1/indexes/*/queries';
const indexName = 'scriptcat';
const calls = (count: number, fields: object = {}) =>
  JSON.stringify({requests: Array(count).fill({indexName, ...fields})});
const deep = '['.repeat(5000) + ']'.repeat(5000);

describe('the protocol of the hosted service', () => {
  test.each([
    ['no JSON', '{', 400],
    ['another index', calls(1, {indexName: 'other'}), 404],
    ['too many requests', calls(21), 400],
    ['what is nested very deep', calls(1, {params: 1}).replace('1}', `${deep}}`), 400],
  ])('refuses %s in its own shape', async (_, body, status) => {
    const response = await createTestApp().send(path, body);
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({message: expect.any(String), status});
  });

  test('takes a token for every query, and one for a refused call', async () => {
    const {send} = createTestApp({env: {SEARCH_PER_MINUTE: '5'}});
    const statuses: number[] = [];
    for (const body of ['{', calls(1), calls(3), calls(1)]) {
      statuses.push((await send(path, body)).status);
    }
    expect(statuses).toEqual([400, 200, 200, 429]);
  });

  test('answers a call without queries with no results', async () => {
    const response = await createTestApp().send(path, calls(0));
    expect(await response.json()).toEqual({results: []});
  });

  test('is spoken by POST, where several queries go, with pages of any origin', async () => {
    const {request, send} = createTestApp();
    expect((await request(path)).status).toBe(405);
    expect((await send('/1/indexes/docs/queries', '{}')).status).toBe(404);
    const preflight = await request(path, {method: 'OPTIONS'});
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*');
  });
});

describe('the published client', () => {
  const {request} = createTestApp();
  const client = liteClient('app', 'key', {
    requester: {
      async send({url, method, headers, data = ''}) {
        const {pathname, search} = new URL(url);
        const response = await request(pathname + search, {method, headers, body: data});
        return {status: response.status, content: await response.text(), isTimedOut: false};
      },
    },
  });

  test('searches several times in one call', async () => {
    const {results} = await client.search({
      requests: [
        {indexName, query: 'sync', hitsPerPage: 3, facetFilters: [['language:en']]},
        {indexName, query: '同步', facetFilters: 'language:zh-Hans'},
        {indexName, params: 'query=sync&facetFilters=language%3Aen'},
      ],
    });
    expect(results).toMatchObject([
      {nbHits: 31, hitsPerPage: 3},
      {hits: [{url: '/docs/use/sync/'}], nbHits: 1},
      {hits: Array(20).fill({hierarchy: {lvl1: 'Cloud sync'}, _highlightResult: {}})},
    ]);
  });

  test('understands a refusal', async () => {
    const refused = client.search({requests: [{indexName: 'nothing', query: 'a'}]});
    await expect(refused).rejects.toMatchObject({name: 'ApiError', status: 404});
  });
});

describe('the page of results', () => {
  const read = async (target: string) => (await createTestApp().request(target)).text();

  test('has them in its language, where only a browser without scripts looks', async () => {
    const text = await read('/en/search/?q=sync');
    expect(text).toMatch(
      /<noscript data-results><p>31 results for <q>sync<\/q><\/p><ol start="1"><li>/,
    );
    expect(text).toContain('<a href="/en/docs/use/sync/">Cloud <mark>sync</mark></a>');
    expect(text).toMatch(/<\/noscript><p>Map<\/p>/);
    expect(await read('/search/?q=同步')).toContain('href="/docs/use/sync/"');
  });

  test.each([
    ['links to further pages', 'sync', 'href="/en/search/?q=sync&amp;page=2"'],
    ['counts on', 'sync&page=2', '<ol start="21">'],
    ['links to earlier pages', 'sync&page=2', 'rel="prev" href="/en/search/?q=sync"'],
    [
      'keeps the question in its field',
      'a%22%3Eb',
      '<input type="search" name=q value="a&quot;&gt;b">',
    ],
    ['escapes the question', '%3Cscript%3E$%26$1', '<q>&lt;script&gt;$&amp;$1</q>'],
    ['escapes what is found', 'same', 'Keep &lt;b&gt; the'],
    ['says that nothing was found', 'zzq', 'No results for <q>zzq</q>'],
    ['begins with the first page if there is no such', 'sync&page=-1', '<ol start="1">'],
    ['begins with the first page if there is no such', 'sync&page=1e99', '<ol start="1">'],
    ['shortens a long question', 'sync+'.repeat(300), 'results for'],
    ['survives broken bytes', '%ff%fe', 'No results'],
  ])('%s (%s)', async (_, query, shown) => {
    expect(await read(`/en/search/?q=${query}`)).toContain(shown);
  });

  test.each([
    ['/search/?q=a', true],
    ['/en/search/?page=2&q=a', true],
    ['/search/', false],
    ['/search/?q=', false],
    ['/search/?xq=a', false],
    ['/docs/?q=a', false],
  ])('%s asks for results: %s', async (target, expected) => {
    expect(isSearchQuery(target)).toBe(expected);
    expect((await read(target)).includes('<q>')).toBe(expected);
  });
});

test.each(['busy', 'late', 'ended'] as const)(
  'when the thread is %s, clients are asked to come back',
  async (kind) => {
    const refuse = () => Promise.reject(new ThreadError(kind));
    const {send, request} = createTestApp({search: {find: refuse, answerHosted: refuse}});
    for (const response of [await send(path, calls(1)), await request('/search/?q=a')]) {
      expect(response.status).toBe(503);
      expect(response.headers.get('retry-after')).toBe('1');
    }
  },
);

test('the log never holds what was typed', async () => {
  const {send, request, logged} = createTestApp({search: testSearch});
  await send(path, calls(1, {query: 'a very private question'}));
  await request('/search/?q=private');
  expect(logged()).toMatch(/search\.answered[\s\S]*search\.page/);
  expect(logged()).not.toContain('private');
});
