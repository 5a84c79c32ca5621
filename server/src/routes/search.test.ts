import {once} from 'node:events';
import type {AddressInfo} from 'node:net';
import {type ServerType, serve} from '@hono/node-server';
import type {SearchRecord, SearchResponse} from '@scriptcat/contract';
import {createSearchIndex, search as find, showFound} from '@scriptcat/search';
import {recordsFromHtml} from '@scriptcat/search/extract';
import {answerQuery, HOSTED_LIMITS, type HostedQuery, parseCall} from '@scriptcat/search/hosted';
import {liteClient} from 'algoliasearch/lite';
import fc from 'fast-check';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {createLog} from '../log';
import type {Search} from '../search/search-thread';
import {ThreadError} from '../thread';
import {createSearchRoute, type SearchRouteDeps} from './search';

const page = (path: string, language: string, body: string): SearchRecord[] =>
  recordsFromHtml(`<main><article>${body}</article></main>`, {
    path,
    language,
    pageRank: 100,
    section: language === 'en' ? 'Guide' : '指南',
  });

const sections = Array.from(
  {length: 30},
  (_, order) => `<h2 id="s${order}">Sync section ${order}</h2><p>About sync.</p>`,
);
const records = [
  ...page(
    '/en/docs/use/sync/',
    'en',
    `<h1>Cloud sync</h1><p>Same scripts.</p>${sections.join('')}`,
  ),
  ...page(
    '/docs/use/sync/',
    'zh-Hans',
    '<h1>云同步</h1><p>脚本 &lt;img src=x onerror=alert(1)&gt; 同步。</p>',
  ),
];

const lines: string[] = [];
const log = createLog((line) => lines.push(line));
const index = createSearchIndex(records);
const encode = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));
const search: Search = {
  find: async (question) => showFound(find(index, question)),
  answerHosted: async (query) => encode({...answerQuery(index, query), processingTimeMS: 0}),
};
const createRoute = (deps: Partial<SearchRouteDeps> = {}) =>
  createSearchRoute({
    search,
    indexName: 'docs',
    takeToken: () => undefined,
    clientAddress: () => '192.0.2.1',
    log,
    ...deps,
  });
const app = createRoute();

const post = (body: string, headers: Record<string, string> = {}) =>
  app.request('/1/indexes/*/queries', {method: 'POST', body, headers});

async function ask(request: object) {
  const response = await post(JSON.stringify({requests: [{indexName: 'docs', ...request}]}));
  expect(response.status).toBe(200);
  const {results} = (await response.json()) as SearchResponse;
  const [result] = results;
  if (!result) throw new Error('no result');
  return result;
}

test('answers carry what clients of the hosted service read', async () => {
  const result = await ask({query: 'sync', facetFilters: ['language:en'], hitsPerPage: 4});
  expect(result).toMatchObject({
    nbHits: 31,
    page: 0,
    nbPages: 8,
    hitsPerPage: 4,
    query: 'sync',
    index: 'docs',
    exhaustiveNbHits: true,
    processingTimeMS: 0,
  });
  expect(result.hits[0]).toMatchObject({
    url: '/en/docs/use/sync/',
    hierarchy: {lvl0: 'Guide', lvl1: 'Cloud sync'},
    _highlightResult: {hierarchy: {lvl1: {value: 'Cloud <em>sync</em>', matchLevel: 'partial'}}},
  });
});

test('pages follow each other without gaps or repeats', async () => {
  const ids: string[] = [];
  for (const pageNumber of [0, 1, 2, 3]) {
    const {hits} = await ask({
      query: 'sync',
      page: pageNumber,
      hitsPerPage: 10,
      facetFilters: ['language:en'],
    });
    ids.push(...hits.map(({objectID}) => objectID));
  }
  expect(ids).toHaveLength(31);
  expect(new Set(ids).size).toBe(31);
});

test('only the attributes that were asked for come back', async () => {
  const {hits} = await ask({
    query: '同步',
    attributesToRetrieve: ['url', 'hierarchy'],
    attributesToHighlight: [],
    attributesToSnippet: ['content:5'],
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
  });
  expect(Object.keys(hits[0] ?? {}).sort()).toEqual([
    '_snippetResult',
    'hierarchy',
    'objectID',
    'url',
  ]);
});

test('markup of a page comes back escaped where matches are tagged', async () => {
  const {hits} = await ask({query: '脚本', attributesToSnippet: ['content:50']});
  const [hit] = hits;
  expect(hit?._snippetResult?.content?.value).toContain('&lt;img src=x onerror=alert(1)&gt;');
  expect(hit?._highlightResult?.content?.value).not.toContain('<img');
});

test('facet filters combine with and between, or within groups', async () => {
  const count = async (facetFilters: unknown) => (await ask({query: '', facetFilters})).nbHits;
  expect(await count([['language:en', 'language:zh-Hans']])).toBe(records.length);
  expect(await count(['language:en', 'language:zh-Hans'])).toBe(0);
  expect(await count('language:zh-Hans')).toBe(1);
  expect(await count(['unknown:value'])).toBe(0);
});

test('a page beyond the last is empty', async () => {
  const result = await ask({query: 'sync', page: 900, hitsPerPage: 20});
  expect(result).toMatchObject({hits: [], nbHits: 32});
});

test('20 hits with default attributes, long questions and parameters as a string are answered', async () => {
  const plain = await ask({query: 'sync', facetFilters: ['language:en']});
  expect(plain.hits).toHaveLength(20);
  expect(plain.hits[19]).toMatchObject({content: 'About sync.', _highlightResult: {}});
  const long = await ask({query: `sync ${'how do I keep the '.repeat(100)}`});
  expect(long.hits).toHaveLength(20);
  const params = 'query=sync&hitsPerPage=3&page=1&facetFilters=%5B%5B%22language%3Aen%22%5D%5D';
  const asText = await ask({params: `${params}&attributesToRetrieve=url,hierarchy&facets=%5B%5D`});
  expect(asText).toMatchObject({query: 'sync', page: 1, hitsPerPage: 3, nbHits: 31});
  expect(Object.keys(asText.hits[0] ?? {})).not.toContain('content');
});

test.each([
  ['no JSON', '{', 400],
  ['no requests', '{}', 400],
  ['another index', '{"requests":[{"indexName":"other"}]}', 404],
  ['too many requests', JSON.stringify({requests: Array(21).fill({indexName: 'docs'})}), 400],
  ['a filter there is not', '{"requests":[{"indexName":"docs","filters":"a > 1"}]}', 400],
  [
    'what is nested very deep',
    `{"requests":[{"indexName":"docs","params":${'['.repeat(5000)}${']'.repeat(5000)}}]}`,
    400,
  ],
  ['a body beyond the limit', ' '.repeat(HOSTED_LIMITS.bodyBytes + 1), 413],
])('%s is refused in the shape of the hosted service', async (_, body, status) => {
  const response = await post(body);
  expect(response.status).toBe(status);
  expect(await response.json()).toEqual({message: expect.any(String), status});
});

test('the last hits of an answer that is too long come without their texts', async () => {
  const long = page(
    '/en/long/',
    'en',
    `<h1>Long</h1>${'<h2 id="a">Long</h2><p>long </p>'.repeat(60)}`,
  );
  const own = createSearchIndex(long.map((record) => ({...record, content: 'long '.repeat(1000)})));
  const {queries = []} = parseCall(
    '{"requests":[{"indexName":"docs","query":"long","hitsPerPage":50}]}',
  ) as {
    queries?: HostedQuery[];
  };
  const {hits} = answerQuery(own, queries[0] as HostedQuery);
  expect(hits).toHaveLength(50);
  expect(hits[0]?.content).toBeDefined();
  expect(hits[49]).toEqual({
    objectID: expect.any(String),
    url: expect.any(String),
    type: expect.any(String),
    hierarchy: expect.any(Object),
  });
  expect(JSON.stringify(hits).length).toBeLessThan(2 * HOSTED_LIMITS.answerLength);
});

test.each(['busy', 'late', 'ended'] as const)(
  'when the thread is %s, clients are asked to come back',
  async (kind) => {
    const answerHosted = () => Promise.reject(new ThreadError(kind));
    const busy = createRoute({search: {...search, answerHosted}});
    const response = await busy.request('/1/indexes/*/queries', {
      method: 'POST',
      body: '{"requests":[{"indexName":"docs"}]}',
    });
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('1');
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
  },
);

test('every query takes a token, and a refused call one', async () => {
  let left = 5;
  const takeToken = (_: string, cost = 1) => {
    if (left <= 0) return 1500;
    left -= cost;
    return undefined;
  };
  const limited = createRoute({takeToken});
  const call = (queries: number) =>
    JSON.stringify({requests: Array(queries).fill({indexName: 'docs'})});
  const statuses: number[] = [];
  for (const body of ['{', call(1), call(3), call(1)]) {
    const response = await limited.request('/1/indexes/*/queries', {method: 'POST', body});
    statuses.push(response.status);
    if (response.status === 429) expect(response.headers.get('retry-after')).toBe('2');
  }
  expect(statuses).toEqual([400, 200, 200, 429]);
});

test('only POST is answered, and only at the address of several queries', async () => {
  expect((await app.request('/1/indexes/*/queries')).status).toBe(405);
  expect((await app.request('/1/indexes/docs/queries', {method: 'POST', body: '{}'})).status).toBe(
    404,
  );
});

test('pages of other origins may ask', async () => {
  const preflight = await app.request('/1/indexes/*/queries', {method: 'OPTIONS'});
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get('access-control-allow-origin')).toBe('*');
});

test('the log never holds what was typed', async () => {
  await ask({query: 'a very private question'});
  log.flush();
  expect(lines.join('')).toContain('search.answered');
  expect(lines.join('')).not.toContain('private');
});

test('500 random and hostile queries are answered, none with a 5xx', async () => {
  const hostile = fc.constantFrom(
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    '__proto__',
    'constructor',
    "' OR 1=1 --",
    '../../etc/passwd',
    '%00',
    '\ud800',
    '(?:a+)+$',
    '\u202e\u0000',
    '\ue000\ue001',
  );
  const query = fc.oneof(
    hostile,
    fc.string({unit: 'grapheme', maxLength: 80}),
    fc.string({maxLength: 600}),
  );
  const value = fc.oneof(query, fc.integer(), fc.jsonValue({maxDepth: 2}));
  const request = fc.record(
    {
      indexName: fc.constant('docs'),
      query: fc.oneof({weight: 5, arbitrary: query}, {weight: 1, arbitrary: value}),
      page: fc.oneof({weight: 5, arbitrary: fc.nat(3)}, {weight: 1, arbitrary: value}),
      facetFilters: fc.oneof(fc.constant(['language:en']), value),
      attributesToRetrieve: fc.oneof(fc.constant(['*']), value),
      attributesToSnippet: fc.oneof(fc.constant(['content:10']), value),
      highlightPreTag: query,
    },
    {requiredKeys: ['indexName', 'query']},
  );
  let answered = 0;
  for (const sent of fc.sample(request, 500)) {
    const response = await post(JSON.stringify({requests: [sent]}));
    expect(response.status).toBeLessThan(500);
    expect(response.headers.get('content-type')).toContain('application/json');
    if (response.status === 200) answered += 1;
  }
  expect(answered).toBeGreaterThan(50);
});

describe('the published client', () => {
  let server: ServerType;
  const client = () =>
    liteClient('app', 'key', {
      hosts: [
        {
          url: '127.0.0.1',
          port: (server.address() as AddressInfo).port,
          protocol: 'http',
          accept: 'readWrite',
        },
      ],
    });

  beforeAll(async () => {
    server = serve({fetch: app.fetch, port: 0, hostname: '127.0.0.1'}) as ServerType;
    await once(server, 'listening');
  });
  afterAll(() => {
    server.close();
  });

  test('searches', async () => {
    const {results} = await client().search({
      requests: [
        {indexName: 'docs', query: 'sync', hitsPerPage: 3, facetFilters: [['language:en']]},
        {indexName: 'docs', query: '同步', facetFilters: 'language:zh-Hans'},
      ],
    });
    expect(results).toHaveLength(2);
    expect(results[0]).toMatchObject({nbHits: 31, hitsPerPage: 3});
    expect(results[1]).toMatchObject({hits: [{url: '/docs/use/sync/'}], nbHits: 1});
  });

  test('searches by its shorter call', async () => {
    const {results} = await client().searchForHits({
      requests: [{indexName: 'docs', query: 'cloud'}],
    });
    expect(results[0]?.hits[0]?.objectID).toBe('/en/docs/use/sync/~0');
  });

  test('understands a refusal', async () => {
    await expect(
      client().search({requests: [{indexName: 'nothing', query: 'a'}]}),
    ).rejects.toMatchObject({
      name: 'ApiError',
      status: 404,
      message: 'Index nothing does not exist',
    });
  });
});
