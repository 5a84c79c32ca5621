import {randomUUID} from 'node:crypto';
import {describe, expect, test} from 'vitest';
import {createLog} from '../log';
import {createStore} from '../store';
import {collect} from '../test/feedback';
import {createVoteRoute} from './page-vote';

const now = Date.UTC(2026, 0, 5, 8);
const friend = 'https://docs.example.org';

function setUp({waitMs}: {waitMs?: number} = {}) {
  const {votes} = createStore('file::memory:');
  const app = createVoteRoute({
    store: votes,
    isPage: (path) => /^(\/en)?\/docs\/(use\/sync\/)?$/.test(path),
    log: createLog(() => {}),
    now: () => now,
    takeToken: () => waitMs,
    corsOrigins: [friend],
    clientAddress: () => '203.0.113.7',
  });
  const send = (body: string, type: string, headers: Record<string, string> = {}) =>
    app.request('/api/page-feedback', {
      method: 'POST',
      body,
      headers: {'content-type': type, ...headers},
    });
  return {
    post: (body: unknown) => send(JSON.stringify(body), 'application/json'),
    form: (fields: Record<string, string>, headers?: Record<string, string>) =>
      send(new URLSearchParams(fields).toString(), 'application/x-www-form-urlencoded', headers),
    stored: () => collect(votes.entries()),
  };
}

const vote = (extra: object = {}) => ({
  id: randomUUID() as string,
  page: '/docs/use/sync/',
  locale: 'en',
  helpful: 'no',
  ...extra,
});

describe('a JSON post', () => {
  test('is stored once, however often it is sent', async () => {
    const {post, stored} = setUp();
    const body = vote({text: 'Which button?'});
    expect((await post(body)).status).toBe(201);
    expect((await post(body)).status).toBe(200);
    expect((await post({...body, helpful: 'yes'})).status).toBe(409);
    expect(await stored()).toEqual([{...body, receivedAt: now}]);
  });

  test('about a page that does not exist is refused', async () => {
    const {post, stored} = setUp();
    const response = await post(vote({page: '/docs/nope/'}));
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({errors: [{pointer: '/page'}]});
    expect(await stored()).toEqual([]);
  });

  test('with a filled trap is thanked for and forgotten', async () => {
    const {post, stored} = setUp();
    expect((await post(vote({website: 'x'}))).status).toBe(201);
    expect(await stored()).toEqual([]);
  });
});

describe('a form post', () => {
  test('leads back to the page, to the words of thanks', async () => {
    const {form, stored} = setUp();
    const response = await form({page: '/docs/use/sync/', locale: 'en', helpful: 'yes', text: ''});
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe('/en/docs/use/sync/#page-vote-thanks');
    expect(await stored()).toMatchObject([{page: '/docs/use/sync/', locale: 'en', helpful: 'yes'}]);
  });

  test('from a known site leads back to that site', async () => {
    const {form} = setUp();
    const headers = {origin: friend, 'sec-fetch-site': 'cross-site'};
    const response = await form({page: '/docs/', locale: 'zh-Hans', helpful: 'yes'}, headers);
    expect(response.headers.get('location')).toBe(`${friend}/docs/#page-vote-thanks`);
  });

  test('from a stranger is refused', async () => {
    const {form} = setUp();
    const headers = {origin: 'https://evil.example', 'sec-fetch-site': 'cross-site'};
    expect((await form({page: '/docs/', helpful: 'yes'}, headers)).status).toBe(403);
  });

  test.each([
    ['zh-Hans', '请选择「有帮助」或「没帮助」。'],
    ['en', 'Please choose “Yes” or “No”.'],
  ])('without a choice comes back in %s with what was typed', async (locale, problem) => {
    const {form, stored} = setUp();
    const response = await form({page: '/docs/', locale, text: '<b>&"'});
    expect(response.status).toBe(422);
    const html = await response.text();
    expect(html).toContain(problem);
    expect(html).toContain('&lt;b&gt;&amp;&quot;</textarea>');
    expect(html).toContain('value="/docs/"');
    expect(await stored()).toEqual([]);
  });

  test('over the limit comes back with the wait', async () => {
    const {form} = setUp({waitMs: 30_000});
    const response = await form({page: '/docs/', locale: 'en', helpful: 'no', text: 'kept'});
    expect(response.status).toBe(429);
    expect(response.headers.get('retry-after')).toBe('30');
    expect(await response.text()).toContain('kept</textarea>');
  });
});
