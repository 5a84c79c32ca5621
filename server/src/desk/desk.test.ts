import {describe, expect, test} from 'vitest';
import {createTestApp, type Fields} from '../test/app';
import {collect, createEntry, createVote} from '../test/feedback';
import {SESSION_SECONDS} from './auth';

const token = '4f1c0a9be2d37865'.repeat(3);
let time = 0;

function setUp({DESK_TOKEN = token, ...env}: Fields = {}) {
  time = Date.UTC(2026, 0, 6);
  const {request, form, ...rest} = createTestApp({
    now: () => time,
    env: {DESK_TOKEN, SERVICE_PER_MINUTE: '1000', ...env},
  });
  const logIn = (given = DESK_TOKEN, headers: Fields = {}) =>
    form('/desk/login', {token: given}, headers);

  /** The desk of somebody who has logged in. */
  async function sit(fixed: Fields = {}) {
    const response = await logIn(DESK_TOKEN, fixed);
    const cookie = response.headers.get('set-cookie')?.split(';')[0] ?? '';
    const get = (path: string, method = 'GET') =>
      request(path, {method, headers: {cookie, ...fixed}});
    const read = async (path: string) => (await get(path)).text();
    const send = (path: string, fields: Fields, headers: Fields = {}) =>
      form(path, fields, {cookie, ...headers});
    return {cookie, get, read, send};
  }
  return {...rest, request, logIn, sit};
}

const isLogin = (html: string) => html.includes('name="token"');

describe('logging in', () => {
  test.each(['/desk/', '/desk/en/survey/', '/desk/votes/', '/desk/survey/export?format=csv'])(
    '%s shows only the login form',
    async (path) => {
      const {request, store} = setUp();
      await store.add(createEntry({feedback: 'a secret'}));
      const html = await (await request(path)).text();
      expect(isLogin(html)).toBe(true);
      expect(html).not.toContain('a secret');
    },
  );

  test.each([
    ['http', /^desk=\d+\.[\w-]+\.[\w%]+; Max-Age=7200; Path=\/desk; HttpOnly; SameSite=Strict$/],
    // Over TLS a subdomain cannot set the cookie.
    ['https', /^__Host-desk=.*; Path=\/; HttpOnly; Secure; SameSite=Strict$/],
  ])('the cookie is out of reach of scripts and other sites (%s)', async (protocol, form) => {
    const {logIn, sit} = setUp({TRUST_PROXY: '1'});
    const headers = {'x-forwarded-proto': protocol};
    expect((await logIn(token, headers)).headers.get('set-cookie')).toMatch(form);
    expect(isLogin(await (await sit(headers)).read('/desk/'))).toBe(false);
  });

  test('a wrong token is refused and not written down', async () => {
    const {logIn, logged} = setUp();
    const response = await logIn(`${token}x`);
    expect(response.status).toBe(403);
    expect(response.headers.get('set-cookie')).toBeNull();
    expect(logged()).toContain('refused');
    expect(logged()).not.toContain(token);
  });

  test('a form on another site cannot log somebody in', async () => {
    const response = await setUp().logIn(token, {'sec-fetch-site': 'cross-site'});
    expect(response.status).toBe(403);
  });

  test.each([
    ['made up', () => `desk=${Date.UTC(2030, 0, 1)}.abc.def`],
    ['of another token', async () => (await setUp({DESK_TOKEN: token.toUpperCase()}).sit()).cookie],
    ['with a later end', (own: string) => own.replace(/\d/, '9')],
    ['without a signature', (own: string) => own.slice(0, own.lastIndexOf('.') + 1)],
    ['of nothing', () => 'desk='],
  ])('a session %s is none', async (_, forge) => {
    const {request, sit} = setUp();
    const {cookie} = await sit();
    const response = await request('/desk/', {headers: {cookie: await forge(cookie)}});
    expect(isLogin(await response.text())).toBe(true);
  });

  test('a session ends at logout, others after two hours', async () => {
    const {sit} = setUp();
    const [first, second] = [await sit(), await sit()];
    const response = await first.send('/desk/logout', {}, {'sec-fetch-site': 'same-origin'});
    expect(response.headers.get('set-cookie')).toContain('Max-Age=0');
    expect(isLogin(await first.read('/desk/en/survey/'))).toBe(true);
    time += SESSION_SECONDS * 1000 - 1;
    expect(isLogin(await second.read('/desk/'))).toBe(false);
    time += 1;
    expect(isLogin(await second.read('/desk/'))).toBe(true);
  });
});

test('the overview counts the period that is asked for, in both languages', async () => {
  const {store, sit} = setUp();
  await store.add(createEntry({receivedAt: time - 40 * 86_400_000, version: '0.9.9'}));
  await store.add(createEntry({reason: 'features', version: '1.5.1', browser: 'Edge/140'}));
  await store.votes.add(createVote({page: '/docs/dev/meta/'}));
  const {read} = await sit();
  const html = await read('/desk/en/?weeks=4');
  const parts = ['2026-01-05', 'A feature I need is missing', '1.5.1', 'edge', '/docs/dev/meta/'];
  for (const part of parts) expect(html).toContain(part);
  expect(html).not.toContain('0.9.9');
  expect(await read('/desk/?weeks=constructor')).toContain('缺少需要的功能');
  expect(await read('/desk/?weeks=0')).toContain('0.9.9');
});

describe('the texts', () => {
  test('are found by what they say, where they come from and their state', async () => {
    const {store, sit} = setUp();
    const open = createEntry({feedback: 'Sync <b>fails</b>', version: '1.5.1'});
    await store.add(open);
    await store.add(createEntry({feedback: '已经修好', doneAt: 5}));
    await store.add(createEntry({feedback: '  '}));
    const {read} = await sit();
    expect(await read('/desk/survey/')).toContain('Sync &lt;b&gt;fails&lt;/b&gt;');
    expect(await read('/desk/survey/')).not.toContain('已经修好');
    for (const [query, count] of [
      ['state=done', 1],
      ['state=all', 2],
      ['q=SYNC', 1],
      ['q=1.5.1', 1],
      ['q=%22%3E%3Cscript%3E', 0],
    ]) {
      const html = await read(`/desk/en/survey/?${query}`);
      expect(html).toContain(`${count} found`);
      expect(html).not.toContain('<script>');
    }
  });

  test.each<[string, Fields, number]>([
    ['from here', {'sec-fetch-site': 'same-origin'}, 303],
    ['from a browser that does not say where', {}, 403],
    ['without a session', {cookie: '', 'sec-fetch-site': 'same-origin'}, 403],
    ['from another site', {'sec-fetch-site': 'cross-site'}, 403],
    ['from another host of the same site', {'sec-fetch-site': 'same-site'}, 403],
    ['from an origin that is not its host', {origin: 'https://evil.example'}, 403],
  ])('are changed %s', async (_, headers, status) => {
    const {store, sit} = setUp();
    const vote = createVote({text: 'kept'});
    await store.votes.add(vote);
    const {send} = await sit();
    const fields = {id: vote.id, q: 'a b', state: 'all', done: 'yes'};
    const response = await send('/desk/en/votes/done', fields, headers);
    expect(response.status).toBe(status);
    const [stored] = await collect(store.votes.entries());
    expect(stored?.doneAt).toBe(status === 303 ? time : undefined);
    if (status !== 303) return;
    expect(response.headers.get('location')).toBe('/desk/en/votes/?q=a+b&state=all');
    await send('/desk/votes/delete', fields, headers);
    expect(await collect(store.votes.entries())).toEqual([]);
  });
});

test('the export has every answer, defused for spreadsheets', async () => {
  const {store, sit} = setUp();
  await store.add(createEntry({feedback: '=1+1', doneAt: 0}));
  const response = await (await sit()).get('/desk/survey/export?format=csv');
  expect(response.headers.get('cache-control')).toBe('no-store');
  const text = new TextDecoder('utf-8', {ignoreBOM: true}).decode(await response.arrayBuffer());
  expect(text).toMatch(/^\ufeffid,received_at,reason,feedback,locale,.*,done_at\r\n/);
  expect(text).toMatch(/,2026-01-05T08:00:00\.000Z,bugs,'=1\+1,.*,1970-01-01T00:00:00\.000Z\r\n$/);
});

test('answers 503 when the database is away', async () => {
  const {store, sit} = setUp();
  const {get} = await sit();
  store.entries = () => {
    throw new Error('down');
  };
  expect((await get('/desk/')).status).toBe(503);
  expect((await get('/desk/survey/export')).status).toBe(503);
  // Nothing is read for an answer without a body.
  expect((await get('/desk/survey/export', 'HEAD')).status).toBe(405);
});
