import {once} from 'node:events';
import type {AddressInfo} from 'node:net';
import {type ServerType, serve} from '@hono/node-server';
import {createSearchIndex, search as find, showFound} from '@scriptcat/search';
import {recordsFromHtml} from '@scriptcat/search/extract';
import {answerQuery, HOSTED_LIMITS} from '@scriptcat/search/hosted';
import {liteClient} from 'algoliasearch/lite';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {createLog} from '../log';
import type {Search} from '../search/search-thread';
import {ThreadError} from '../thread';
import {createSearchRoute, type SearchRouteDeps} from './search';

const page = (path: string, language: string, body: string) =>
  recordsFromHtml(`<main>${body}</main>`, {path, language, pageRank: 100, section: 'Guide'});
const index = createSearchIndex([
  ...page('/en/docs/use/sync/', 'en', '<h1>Cloud sync</h1><h2 id="a">Sync</h2><p>It syncs.</p>'),
  ...page('/docs/use/sync/', 'zh-Hans', '<h1>云同步</h1>'),
]);

const lines: string[] = [];
const log = createLog((line) => lines.push(line));
const search: Search = {
  find: async (question) => showFound(find(index, question)),
  answerHosted: async (query) =>
    new TextEncoder().encode(JSON.stringify({...answerQuery(index, query), processingTimeMS: 0})),
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

const path = '/1/indexes/*/queries';
const post = (body: string, asked = app) => asked.request(path, {method: 'POST', body});
const calls = (count: number, fields: object = {}) =>
  JSON.stringify({requests: Array(count).fill({indexName: 'docs', ...fields})});

const deep = '['.repeat(5000) + ']'.repeat(5000);

test.each([
  ['no JSON', '{', 400],
  ['another index', calls(1, {indexName: 'other'}), 404],
  ['too many requests', calls(21), 400],
  ['what is nested very deep', calls(1).replace('"docs"', `"docs","params":${deep}`), 400],
  ['a body beyond the limit', ' '.repeat(HOSTED_LIMITS.bodyBytes + 1), 413],
])('%s is refused in the shape of the hosted service', async (_, body, status) => {
  const response = await post(body);
  expect(response.status).toBe(status);
  expect(await response.json()).toEqual({message: expect.any(String), status});
});

test.each(['busy', 'late', 'ended'] as const)(
  'when the thread is %s, clients are asked to come back',
  async (kind) => {
    const answerHosted = () => Promise.reject(new ThreadError(kind));
    const response = await post(calls(1), createRoute({search: {...search, answerHosted}}));
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
  const statuses: number[] = [];
  for (const body of ['{', calls(1), calls(3), calls(1)]) {
    const response = await post(body, limited);
    statuses.push(response.status);
    if (response.status === 429) expect(response.headers.get('retry-after')).toBe('2');
  }
  expect(statuses).toEqual([400, 200, 200, 429]);
});

test('only POST is answered, only where several queries go, and pages of any origin may', async () => {
  expect((await app.request(path)).status).toBe(405);
  const single = await app.request('/1/indexes/docs/queries', {method: 'POST', body: '{}'});
  expect(single.status).toBe(404);
  const preflight = await app.request(path, {method: 'OPTIONS'});
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get('access-control-allow-origin')).toBe('*');
});

test('the log never holds what was typed', async () => {
  await post(calls(1, {query: 'a very private question'}));
  log.flush();
  expect(lines.join('')).toContain('search.answered');
  expect(lines.join('')).not.toContain('private');
});

describe('the published client', () => {
  let server: ServerType;
  let client: ReturnType<typeof liteClient>;

  beforeAll(async () => {
    server = serve({fetch: app.fetch, port: 0, hostname: '127.0.0.1'}) as ServerType;
    await once(server, 'listening');
    const {port} = server.address() as AddressInfo;
    const host = {url: '127.0.0.1', port, protocol: 'http', accept: 'readWrite'} as const;
    client = liteClient('app', 'key', {hosts: [host]});
  });
  afterAll(() => {
    server.close();
  });

  test('searches several times in one call', async () => {
    const {results} = await client.search({
      requests: [
        {indexName: 'docs', query: 'sync', hitsPerPage: 3, facetFilters: [['language:en']]},
        {indexName: 'docs', query: '同步', facetFilters: 'language:zh-Hans'},
      ],
    });
    expect(results).toMatchObject([
      {nbHits: 2, hitsPerPage: 3},
      {hits: [{url: '/docs/use/sync/'}], nbHits: 1},
    ]);
  });

  test('understands a refusal', async () => {
    const refused = client.search({requests: [{indexName: 'nothing', query: 'a'}]});
    await expect(refused).rejects.toMatchObject({name: 'ApiError', status: 404});
  });
});
