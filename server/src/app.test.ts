import {hostileRoutes} from '@scriptcat/testing/hostile-routes';
import {describe, expect, test} from 'vitest';
import {isEncrypted} from './middleware/security-headers';
import {createStore} from './store';
import {createTestApp, type Fields, testSearch} from './test/app';

const everything = {DESK_TOKEN: '4f1c0a9be2d37865'.repeat(2), PUBLIC_REPORT: 'on'};
const policyOf = ({headers}: Response) => headers.get('content-security-policy');

test('every route is attacked by the hostile clients', () => {
  const {app} = createTestApp({env: everything});
  const routes = new Set(app.routes.map(({path}) => path));
  expect(Object.keys(hostileRoutes).sort()).toEqual([...routes].sort());
});

test.each([
  ['/desk/', 200, "default-src 'none'; style-src"],
  ['/report/', 200, "default-src 'none'; style-src"],
  [`/docs/?${'a'.repeat(3000)}`, 414, "default-src 'self'"],
])('%s is answered with %i and a policy', async (path, status, policy) => {
  const response = await createTestApp({env: everything}).request(path);
  expect(response.status).toBe(status);
  expect(policyOf(response)).toContain(policy);
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
});

test('a page that was not modified has the policy of pages', async () => {
  const {request} = createTestApp();
  const page = await request('/docs/');
  const other = await request('/docs/', {
    headers: {'if-none-match': page.headers.get('etag') ?? ''},
  });
  expect(other.status).toBe(304);
  expect(policyOf(other)).toBe(policyOf(page));
});

describe('limits', () => {
  const behindProxy = {TRUST_PROXY: '1'};
  const from = (address: string) => ({'x-forwarded-for': `192.0.2.99, ${address}`});

  test.each<[service: string, env: Fields, path: string, body?: string]>([
    ['search', {SEARCH_PER_MINUTE: '1'}, '/1/indexes/*/queries', '{}'],
    ['the search page', {SEARCH_PER_MINUTE: '1'}, '/search/?q=a'],
    ['assistants', {ASSISTANT_PER_MINUTE: '1'}, '/mcp', '{}'],
    ['the survey', {FEEDBACK_PER_HOUR: '1'}, '/api/feedback', '{}'],
    ['votes', {FEEDBACK_PER_HOUR: '1'}, '/api/page-feedback', '{}'],
    ['icons', {SERVICE_PER_MINUTE: '1'}, '/icons/demo.json?icons=cat'],
    ['the demo', {SERVICE_PER_MINUTE: '1'}, '/demo/api/weather'],
    ['the desk', {SERVICE_PER_MINUTE: '1'}, '/desk/'],
    ['the report', {SERVICE_PER_MINUTE: '1'}, '/report/'],
  ])('%s counts by address, all but the desk altogether', async (service, env, path, body) => {
    const statuses = async (settings: Fields, addresses: string[]) => {
      const {request, send} = createTestApp({env: {...everything, ...behindProxy, ...settings}});
      const isRefused: boolean[] = [];
      for (const address of addresses) {
        const headers = from(address);
        const response = await (body ? send(path, body, headers) : request(path, {headers}));
        isRefused.push(response.status === 429);
        if (response.status === 429) expect(response.headers.has('retry-after')).toBe(true);
      }
      return isRefused;
    };
    const own = await statuses(env, ['192.0.2.1', '192.0.2.1', '192.0.2.2']);
    expect(own).toEqual([false, true, false]);
    const name = Object.keys(env)[0]?.replace(/_PER_.*/, '_TOTAL_PER_MINUTE') ?? '';
    const altogether = await statuses({[name]: '1'}, ['192.0.2.1', '192.0.2.2']);
    expect(altogether).toEqual([false, service !== 'the desk']);
  });

  test('wrong tokens from many addresses do not keep the right one out', async () => {
    const {form} = createTestApp({env: {...everything, ...behindProxy}});
    const logIn = (token: string, address: string) => form('/desk/login', {token}, from(address));
    for (let at = 0; at < 300; at += 1) await logIn('wrong', `192.0.2.${at % 25}`);
    expect((await logIn('wrong', '192.0.2.1')).status).toBe(429);
    expect((await logIn(everything.DESK_TOKEN, '198.51.100.1')).status).toBe(303);
  });

  test.each([
    ['/docs/', 70_000],
    ['/1/indexes/*/queries', 70_000],
    ['/mcp', 60_001],
    ['/api/feedback', 16_385],
    ['/demo/api/echo', 9000],
    ['/demo/api/upload', 17_000],
    ['/desk/login', 4097],
  ])('a body of %s over its limit is refused unread', async (path, length) => {
    const {app} = createTestApp({env: everything});
    const body = new ReadableStream({
      pull: () => {
        throw new Error('the body was read');
      },
    });
    const headers = {'content-type': 'application/json', 'content-length': String(length)};
    const init = {method: 'POST', body, duplex: 'half' as const, headers};
    const response = await app.request(path, init);
    expect(response.status).toBe(413);
    expect(response.headers.get('connection')).toBe('close');
  });
});

test('a surprise is logged and tells nobody anything', async () => {
  const answerHosted = () => Promise.reject(new TypeError('a secret'));
  const {post, logged} = createTestApp({search: {...testSearch, answerHosted}});
  const response = await post('/1/indexes/*/queries', {requests: [{indexName: 'scriptcat'}]});
  expect(response.status).toBe(500);
  expect(await response.text()).not.toContain('secret');
  expect(logged()).toContain('"event":"request.failed","reason":"TypeError"');
});

describe('health', () => {
  test('shows nothing about addresses, and logs the cause', async () => {
    const cause = new Error('connect ECONNREFUSED 192.0.2.7:5432');
    const store = {...createStore('file::memory:'), ready: () => Promise.reject(cause)};
    const {request, logged} = createTestApp({store});
    const response = await request('/healthz');
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({
      status: 'unusable',
      checks: {build: 'ok', database: 'unavailable'},
    });
    expect(logged()).toContain(cause.message);
  });

  test('asks the database once for many questions at the same time', async () => {
    let asked = 0;
    const ready = async () => {
      asked += 1;
    };
    const {request} = createTestApp({store: {...createStore('file::memory:'), ready}});
    const answers = await Promise.all(Array.from({length: 20}, () => request('/healthz')));
    expect(answers.every(({status}) => status === 200)).toBe(true);
    expect(asked).toBe(1);
  });
});

test('icons come in the format of the Iconify API', async () => {
  const {request} = createTestApp();
  const response = await request('/icons/demo.json?icons=kitten,nothing,constructor');
  expect(response.headers.get('cache-control')).toBe('public, max-age=604800');
  expect(await response.json()).toEqual({
    prefix: 'demo',
    icons: {cat: {body: '<path d="M0 0h1"/>'}},
    aliases: {kitten: {parent: 'cat', hFlip: true}},
    not_found: ['nothing', 'constructor'],
    width: 24,
    height: 24,
  });
  expect((await request('/icons/nope.json?icons=cat')).status).toBe(404);
  expect((await request('/icons/demo.json')).status).toBe(400);
});

test.each([
  [0, 'https', false],
  [1, 'https', true],
  [1, 'https, http', false],
  [2, 'https, http', true],
])('with %i trusted proxies, %s is secure: %s', (proxies, value, expected) => {
  expect(isEncrypted(value, proxies)).toBe(expected);
});
