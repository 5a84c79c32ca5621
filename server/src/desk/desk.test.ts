import {describe, expect, test} from 'vitest';
import {createLog} from '../log';
import {createRateLimit} from '../rate-limit';
import {createReader} from '../readings/reader';
import {runReading} from '../readings/readings';
import {createStore} from '../store';
import {collect, createEntry, createVote} from '../test/feedback';
import {createDeskAuth, SESSION_SECONDS} from './auth';
import {createDeskRoute} from './index';

const token = '4f1c0a9be2d37865'.repeat(3);
let time = Date.UTC(2026, 0, 6);

function setUp({attempts = 100, isSecure = false} = {}) {
  time = Date.UTC(2026, 0, 6);
  const store = createStore('file::memory:');
  const lines: string[] = [];
  const log = createLog((line) => lines.push(line));
  const rate = {tokens: attempts, perMs: 3_600_000};
  const app = createDeskRoute({
    token,
    store,
    reader: createReader((reading) => runReading(reading, store)),
    now: () => time,
    takeToken: createRateLimit({perAddress: rate, total: rate, now: () => time}),
    clientAddress: () => '203.0.113.7',
    isSecure: () => isSecure,
    log,
  });
  const post = (
    path: string,
    fields: Record<string, string>,
    headers: Record<string, string> = {},
  ) =>
    app.request(path, {
      method: 'POST',
      body: new URLSearchParams(fields).toString(),
      headers: {'content-type': 'application/x-www-form-urlencoded', ...headers},
    });
  const logIn = (given = token) => post('/desk/login', {token: given});

  /** The desk of somebody who has logged in. */
  async function sit() {
    const cookie = ((await logIn()).headers.get('set-cookie') ?? '').split(';')[0] ?? '';
    const get = (path: string) => app.request(path, {headers: {cookie}});
    const page = await (await get('/desk/survey/')).text();
    const csrf = /name="csrf" value="([^"]+)"/.exec(page)?.[1] ?? '';
    return {
      cookie,
      get,
      read: async (path: string) => (await get(path)).text(),
      send: (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
        post(path, {csrf, ...fields}, {cookie, ...headers}),
    };
  }
  return {
    app,
    store,
    post,
    logIn,
    sit,
    logged: () => {
      log.flush();
      return lines.join('');
    },
  };
}

describe('logging in', () => {
  test.each(['/desk/', '/desk/survey/', '/desk/votes/', '/desk/survey/export?format=csv'])(
    '%s shows only the login form',
    async (path) => {
      const {app, store} = setUp();
      await store.add(createEntry({feedback: 'a secret'}));
      const html = await (await app.request(path)).text();
      expect(html).toContain('name="token"');
      expect(html).not.toContain('a secret');
    },
  );

  test('the cookie is for the desk alone, out of reach of scripts and other sites', async () => {
    const response = await setUp().logIn();
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe('/desk/');
    const cookie = response.headers.get('set-cookie');
    expect(cookie).toMatch(/^desk=\d+\.[\w-]+\.[\w-]+; /);
    for (const part of ['Path=/desk', 'HttpOnly', 'SameSite=Strict', 'Max-Age=7200']) {
      expect(cookie).toContain(part);
    }
    expect(cookie).not.toContain('Secure');
  });

  test('over TLS a subdomain cannot set the cookie', async () => {
    const {logIn, sit} = setUp({isSecure: true});
    const cookie = (await logIn()).headers.get('set-cookie');
    expect(cookie).toMatch(/^__Host-desk=.*Path=\/; .*Secure/);
    expect(await (await sit()).read('/desk/')).not.toContain('name="token"');
  });

  test.each([
    ['zh-Hans', '/desk/login', '令牌不对。'],
    ['en', '/desk/en/login', 'This is not the token.'],
  ])('a wrong token is refused in %s, and not written down', async (_, path, message) => {
    const {post, logged} = setUp();
    const response = await post(path, {token: `${token}x`});
    expect(response.status).toBe(403);
    expect(response.headers.get('set-cookie')).toBeNull();
    expect(await response.text()).toContain(message);
    expect(logged()).toContain('refused');
    expect(logged()).not.toContain(token);
  });

  test('after some attempts from one address even the right token has to wait', async () => {
    const {logIn} = setUp({attempts: 3});
    for (let attempt = 0; attempt < 3; attempt += 1) await logIn('wrong');
    const response = await logIn();
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(response.headers.get('set-cookie')).toBeNull();
  });

  test('a form on another site cannot log somebody in', async () => {
    const {post} = setUp();
    const response = await post('/desk/login', {token}, {'sec-fetch-site': 'cross-site'});
    expect(response.status).toBe(403);
  });

  test.each([
    ['made up', () => `${Date.UTC(2030, 0, 1)}.abc.def`],
    ['of another token', () => createDeskAuth('x'.repeat(32), () => time).createSession()],
    ['with a later end', (own: string) => own.replace(/^\d/, '9')],
    ['without a signature', (own: string) => own.slice(0, own.lastIndexOf('.') + 1)],
    ['of nothing', () => ''],
  ])('a session %s is none', async (_, forge) => {
    const {app, sit} = setUp();
    const {cookie} = await sit();
    const forged = `desk=${forge(cookie.slice('desk='.length))}`;
    const html = await (await app.request('/desk/', {headers: {cookie: forged}})).text();
    expect(html).toContain('name="token"');
  });

  test('a session ends after two hours', async () => {
    const {read} = await setUp().sit();
    time += SESSION_SECONDS * 1000 - 1;
    expect(await read('/desk/')).not.toContain('name="token"');
    time += 1;
    expect(await read('/desk/')).toContain('name="token"');
  });

  test('a session ends at logout, whoever kept the cookie; others go on', async () => {
    const {sit} = setUp();
    const [first, second] = [await sit(), await sit()];
    const response = await first.send('/desk/logout', {});
    expect(response.headers.get('set-cookie')).toMatch(/^desk=;.*Max-Age=0/);
    for (const path of ['/desk/', '/desk/en/survey/']) {
      expect(await first.read(path)).toContain('name="token"');
      expect(await second.read(path)).not.toContain('name="token"');
    }
  });
});

describe('the overview', () => {
  test('counts by week, reason, version, browser, language and page', async () => {
    const {store, sit} = setUp();
    await store.add(
      createEntry({reason: 'features', version: '1.5.1', browser: 'Edge/140', locale: 'en'}),
    );
    await store.votes.add(createVote({page: '/docs/dev/meta/'}));
    const {read} = await sit();
    const html = await read('/desk/en/');
    const parts = ['2026-01-05', 'A feature I need is missing', '1.5.1', 'edge', '/docs/dev/meta/'];
    for (const part of parts) expect(html).toContain(part);
    expect(html.match(/<svg class="trend"/g)).toHaveLength(2);
    expect(await read('/desk/')).toContain('缺少我要的功能');
  });

  test('shows the period that is asked for', async () => {
    const {store, sit} = setUp();
    await store.add(createEntry({receivedAt: time - 40 * 86_400_000, version: '0.9.9'}));
    const {read} = await sit();
    expect(await read('/desk/?weeks=4')).not.toContain('0.9.9');
    expect(await read('/desk/?weeks=0')).toContain('0.9.9');
    expect(await read('/desk/?weeks=constructor')).toContain('0.9.9');
  });
});

describe('the texts', () => {
  test('are found by what they say, where they come from and their state', async () => {
    const {store, sit} = setUp();
    const open = createEntry({feedback: 'Sync <b>fails</b>', version: '1.5.1'});
    const done = createEntry({feedback: '已经修好', doneAt: 5, receivedAt: open.receivedAt + 1});
    await store.add(open);
    await store.add(done);
    await store.add(createEntry({feedback: '  '}));
    const {read} = await sit();
    expect(await read('/desk/survey/')).toContain('Sync &lt;b&gt;fails&lt;/b&gt;');
    expect(await read('/desk/survey/')).not.toContain('已经修好');
    expect(await read('/desk/en/survey/?state=done')).toContain('1 found');
    expect(await read('/desk/en/survey/?state=all')).toContain('2 found');
    expect(await read('/desk/en/survey/?q=SYNC')).toContain('1 found');
    expect(await read('/desk/en/survey/?q=1.5.1')).toContain('1 found');
    const evil = await read('/desk/en/survey/?q=%22%3E%3Cscript%3E');
    expect(evil).toContain('0 found');
    expect(evil).not.toContain('<script>');
  });

  test.each(['survey', 'votes'] as const)('of the %s are marked and deleted', async (kind) => {
    const {store, sit} = setUp();
    const entries = kind === 'survey' ? store : store.votes;
    const entry = createEntry({feedback: 'x'});
    const vote = createVote({text: 'x'});
    await (kind === 'survey' ? store.add(entry) : store.votes.add(vote));
    const {id} = kind === 'survey' ? entry : vote;
    const {send} = await sit();
    const filter = {q: 'a b', state: 'all'};
    const marked = await send(`/desk/en/${kind}/done`, {id, done: 'yes', ...filter});
    expect(marked.status).toBe(303);
    expect(marked.headers.get('location')).toBe(`/desk/en/${kind}/?q=a+b&state=all`);
    expect((await collect<{doneAt?: number}>(entries.entries()))[0]?.doneAt).toBe(time);
    await send(`/desk/${kind}/done`, {id, done: 'no'});
    expect((await collect<{doneAt?: number}>(entries.entries()))[0]?.doneAt).toBeUndefined();
    await send(`/desk/${kind}/delete`, {id});
    expect(await collect<unknown>(entries.entries())).toEqual([]);
  });

  test.each([
    ['without the mark of the page', {csrf: ''}, {}],
    ['with the mark of another session', {csrf: 'x'.repeat(43)}, {}],
    ['from another site', {}, {'sec-fetch-site': 'cross-site'}],
    ['from another host of the same site', {}, {'sec-fetch-site': 'same-site'}],
    ['from an origin that is not its host', {}, {origin: 'https://evil.example'}],
  ])(
    'a change %s is refused',
    async (_, fields: Record<string, string>, headers: Record<string, string>) => {
      const {store, sit} = setUp();
      const entry = createEntry({feedback: 'kept'});
      await store.add(entry);
      const {send} = await sit();
      const response = await send('/desk/survey/delete', {id: entry.id, ...fields}, headers);
      expect(response.status).toBe(403);
      expect(await collect(store.entries())).toEqual([entry]);
    },
  );

  test('a change without a session is refused', async () => {
    const {store, post} = setUp();
    const entry = createEntry();
    await store.add(entry);
    expect((await post('/desk/survey/delete', {id: entry.id})).status).toBe(403);
    expect(await collect(store.entries())).toEqual([entry]);
  });
});

describe('the export', () => {
  test('has every answer, defused for spreadsheets', async () => {
    const {store, sit} = setUp();
    await store.add(createEntry({feedback: '=1+1', doneAt: 0}));
    const {get} = await sit();
    const response = await get('/desk/survey/export?format=csv');
    expect(response.headers.get('content-disposition')).toContain('scriptcat-survey.csv');
    expect(response.headers.get('cache-control')).toBe('no-store');
    const text = new TextDecoder('utf-8', {ignoreBOM: true}).decode(await response.arrayBuffer());
    const [head, row] = text.split('\r\n');
    expect(head).toBe(
      '\ufeffid,received_at,reason,feedback,locale,version,browser,channel,done_at',
    );
    expect(row).toMatch(/,2026-01-05T08:00:00\.000Z,bugs,'=1\+1,.*,1970-01-01T00:00:00\.000Z$/);
  });

  test.each([0, 1, 2])('as JSON is whole with %i entries', async (count) => {
    const {store, sit} = setUp();
    for (let at = 0; at < count; at += 1) await store.votes.add(createVote({text: '"猫"'}));
    const {get} = await sit();
    const response = await get('/desk/votes/export?format=json');
    const all = (await response.json()) as unknown[];
    expect(all).toHaveLength(count);
    for (const row of all) expect(row).toMatchObject({helpful: 'no', text: '"猫"'});
  });
});

test('answers 503 when the database is away', async () => {
  const {app, store, sit} = setUp();
  const {cookie} = await sit();
  store.entries = () => {
    throw new Error('down');
  };
  const response = await app.request('/desk/', {headers: {cookie}});
  expect(response.status).toBe(503);
});
