import {rmSync} from 'node:fs';
import {hostileRoutes} from '@scriptcat/testing/hostile-routes';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {createApp} from './app';
import {readServerConfig} from './config';
import {HealthProblem} from './health-problem';
import {createLog} from './log';
import {createIsSecure} from './middleware/security-headers';
import {runReading} from './readings/readings';
import {loadIconSets} from './routes/icons';
import {createSiteAnswers} from './site/answer';
import {loadSite, type Site} from './site/load-site';
import {createStore} from './store';
import {createFixtureSite} from './test/site-fixture';

let folder: string;
let site: Site;
const lines: string[] = [];

beforeAll(async () => {
  folder = createFixtureSite();
  site = loadSite(folder);
});

afterAll(() => rmSync(folder, {recursive: true}));

interface Options {
  token?: string;
  isReportPublic?: boolean;
  check?: () => Promise<void>;
  answerHosted?: () => Promise<Uint8Array>;
}

/** The whole service, as `main` puts it together, without its threads. */
function setUp({
  check = async () => {},
  answerHosted = async () => Buffer.from('{}'),
  token,
  isReportPublic = false,
}: Options = {}) {
  const config = readServerConfig({});
  if (!config.ok) throw new Error(config.problem);
  const {limits} = config.config;
  const log = createLog((line) => lines.push(line));
  const gate = {takeToken: () => undefined, clientAddress: () => '192.0.2.1'};
  const store = createStore('file::memory:');
  const app = createApp({
    site,
    answers: createSiteAnswers(site),
    iconSets: loadIconSets(folder, ['demo']),
    search: {
      search: {answerHosted, find: async () => ({hits: [], count: 0, pages: 0})},
      indexName: 'docs',
      ...gate,
    },
    assistants: {
      askAboutScript: async () => '',
      takeToken: () => undefined,
      now: () => 0,
    },
    services: gate,
    checks: [{name: 'database', run: check}],
    feedback: {
      store,
      reader: (reading) => runReading(reading, store),
      now: () => 0,
      perDay: 1000,
      corsOrigins: [],
      ...gate,
    },
    desk: token === undefined ? undefined : {token, takeToken: () => undefined},
    isReportPublic,
    limits,
    isSecure: createIsSecure(0),
    log,
  });
  return {app, limits, request: (path: string, init?: RequestInit) => app.request(path, init), log};
}

const post = (body: string, type = 'application/json'): RequestInit => ({
  method: 'POST',
  body,
  headers: {'content-type': type},
});
const answer = '{"id":"0e37df36-f698-11e6-8dd4-cb9ced3df976","reason":"bugs"}';
const query = '{"requests":[{"indexName":"docs"}]}';

const policyOf = ({headers}: Response) => headers.get('content-security-policy');

describe('every route has its place', () => {
  test.each<[title: string, path: string, init: RequestInit, status: number, type: string]>([
    ['health', '/healthz', {}, 200, 'application/json'],
    ['icons', '/icons/demo.json?icons=cat', {}, 200, 'application/json'],
    ['search', '/1/indexes/*/queries', post(query), 200, 'application/json'],
    ['survey', '/api/feedback', post(answer), 201, 'application/json'],
    ['a page', '/docs/', {}, 200, 'text/html'],
    ['a missing service', '/api/nope', {}, 404, 'text/html'],
    ['a long address', `/docs/?${'a'.repeat(3000)}`, {}, 414, 'application/problem+json'],
    ['a large body', '/docs/', post('x'.repeat(70_000)), 413, 'application/problem+json'],
  ])('%s', async (_, path, init, status, type) => {
    const response = await setUp().request(path, {
      ...init,
      // A server always knows the length of a body or that it does not.
      headers: {
        ...init.headers,
        ...(init.body && {'content-length': `${String(init.body).length}`}),
      },
    });
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toMatch(
      new RegExp(`^${type.replace('+', '\\+')}`),
    );
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(policyOf(response)).toContain("default-src 'self'");
  });
});

test('every route is attacked by the hostile clients', () => {
  const {app} = setUp({token: 'x'.repeat(32), isReportPublic: true});
  const routes = new Set(app.routes.map(({path}) => path));
  expect(Object.keys(hostileRoutes).sort()).toEqual([...routes].sort());
});

describe('what a setting switches on', () => {
  const form = post('token=x', 'application/x-www-form-urlencoded');
  test.each<[path: string, other: string, init?: RequestInit]>([
    ['/desk', '/nope/'],
    ['/desk/en/', '/nope/'],
    ['/desk/survey/', '/nope/'],
    ['/desk/login', '/nope/', form],
    ['/report/', '/nope/'],
    ['/en/report/', '/en/nope/'],
  ])('%s is answered like %s without it', async (path, other, init) => {
    const {request} = setUp();
    const [response, unknown] = [await request(path, init), await request(other, init)];
    expect(response.status).toBe(unknown.status);
    expect([...response.headers]).toEqual([...unknown.headers]);
    expect(await response.text()).toBe(await unknown.text());
  });

  test('the desk is there with a token, with a policy of its own', async () => {
    const response = await setUp({token: 'x'.repeat(32)}).request('/desk/');
    expect(response.status).toBe(200);
    expect(policyOf(response)).toMatch(/^default-src 'none'; style-src/);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('the report is there when it is public', async () => {
    const {request} = setUp({isReportPublic: true});
    expect((await request('/report/')).status).toBe(200);
    expect((await request('/report/data.json')).status).toBe(200);
  });
});

test('a page that was not modified, and that of a refused form, have the policy of pages', async () => {
  const {request} = setUp();
  const page = await request('/docs/');
  const headers = {'if-none-match': page.headers.get('etag') ?? ''};
  const form = post('feedback=x', 'application/x-www-form-urlencoded');
  for (const other of [await request('/docs/', {headers}), await request('/api/feedback', form)]) {
    expect([304, 422]).toContain(other.status);
    expect(policyOf(other)).toBe(policyOf(page));
  }
});

test('a surprise is logged and tells nobody anything', async () => {
  const answerHosted = () => Promise.reject(new TypeError('a secret'));
  const {request, log} = setUp({answerHosted});
  const response = await request('/1/indexes/*/queries', post(query));
  expect(response.status).toBe(500);
  expect(await response.text()).not.toContain('secret');
  log.flush();
  expect(lines.join('')).toContain('"event":"request.failed","reason":"TypeError"');
});

describe('health', () => {
  test.each<[title: string, cause: Error, shown: string]>([
    ['what anybody may know', new HealthProblem('the disk is full'), 'the disk is full'],
    ['nothing about addresses', new Error('connect ECONNREFUSED 192.0.2.7:5432'), 'unavailable'],
  ])('shows %s, and logs the cause', async (_, cause, shown) => {
    const {request, log} = setUp({check: () => Promise.reject(new Error('down', {cause}))});
    const {request: direct} = setUp({check: () => Promise.reject(cause)});
    expect(await (await direct('/healthz')).json()).toEqual({
      status: 'unusable',
      checks: {database: shown},
    });
    expect((await request('/healthz')).status).toBe(503);
    log.flush();
    expect(lines.join('')).toContain(cause.message);
  });

  test('asks the database once for many questions at the same time', async () => {
    let asked = 0;
    const {request} = setUp({
      check: async () => {
        asked += 1;
      },
    });
    const answers = await Promise.all(Array.from({length: 20}, () => request('/healthz')));
    expect(answers.every(({status}) => status === 200)).toBe(true);
    expect(asked).toBe(1);
  });
});

describe('icons', () => {
  test('come in the format of the Iconify API', async () => {
    const response = await setUp().request('/icons/demo.json?icons=kitten,nothing');
    expect(response.headers.get('cache-control')).toBe('public, max-age=604800');
    expect(await response.json()).toMatchObject({
      prefix: 'demo',
      icons: {cat: {body: '<path d="M0 0h1"/>'}},
      aliases: {kitten: {parent: 'cat', hFlip: true}},
      not_found: ['nothing'],
      width: 24,
    });
  });

  test.each([
    ['nope.json?icons=cat', 404],
    ['demo.json', 400],
    ['demo.json?icons=%3Cb%3E', 400],
  ])('%s → %i', async (path, status) => {
    expect((await setUp().request(`/icons/${path}`)).status).toBe(status);
  });
});

test.each([
  [0, 'https', false],
  [1, 'https', true],
  [1, 'https, http', false],
  [2, 'https, http', true],
])('with %i trusted proxies, %s is secure: %s', (proxies, value, expected) => {
  expect(createIsSecure(proxies)(() => value, false)).toBe(expected);
});
