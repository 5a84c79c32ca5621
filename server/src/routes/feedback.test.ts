import {randomUUID} from 'node:crypto';
import {feedbackLimits} from '@scriptcat/contract';
import {describe, expect, test} from 'vitest';
import {createStore, type FeedbackStore, StoreError} from '../store';
import {collect} from '../test/feedback';
import {createClient, createDeps, friend, now} from '../test/submissions';
import {createFeedbackRoute, type FeedbackDeps} from './feedback';

const path = '/api/feedback';
/** The form as the built page has it. */
const surveyPage = (locale: string) =>
  `<!doctype html><script>run()</script><form action=/search/><input name=q /></form>` +
  `<form class=f data-early=survey action=${path} method=post><p class=problem hidden data-problem="">` +
  `<input type=hidden name=locale value=${locale} /><input id=a type=radio name=reason value=bugs />` +
  `<input type=radio name=reason value=other /><textarea name=feedback rows=5></textarea>` +
  `<input name=website tabindex=-1 /><button>Send</button></form><script src=/app.js></script>`;

function setUp({
  store = createStore('file::memory:'),
  ...changes
}: Partial<FeedbackDeps> & {store?: FeedbackStore} = {}) {
  const {deps, logged} = createDeps({
    store,
    readPage: async (page) =>
      /^(\/en)?\/uninstall\/$/.test(page)
        ? surveyPage(page.startsWith('/en/') ? 'en' : 'zh-Hans')
        : undefined,
  });
  const app = createFeedbackRoute({...deps, ...changes});
  return {app, logged, stored: () => collect(store.entries()), ...createClient(app, path)};
}

const answer = (extra: object = {}) => ({id: randomUUID() as string, reason: 'bugs', ...extra});
const failing = (cause: Error): FeedbackStore => ({
  ...createStore('file::memory:'),
  add: () => Promise.reject(cause),
});

describe('a JSON post', () => {
  test('is stored and acknowledged with 201', async () => {
    const {post, stored, logged} = setUp();
    const body = answer({feedback: 'a secret 👋', locale: 'zh-Hans', version: '1.4.0'});
    const response = await post(body);
    expect(response.status).toBe(201);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual({id: body.id, receivedAt: '2026-01-05T08:00:00.000Z'});
    expect(await stored()).toEqual([{...body, receivedAt: now}]);
    expect(logged()).toContain('feedback.added');
    expect(logged()).not.toMatch(/secret|203\.0\.113/);
  });

  test('sent again answers 200 with the same body, with other content 409', async () => {
    const {post, stored} = setUp();
    const body = answer({feedback: 'x'});
    const first = await post(body);
    const second = await post(body);
    expect(second.status).toBe(200);
    expect(await second.text()).toBe(await first.text());
    expect((await post({...body, feedback: 'y'})).status).toBe(409);
    expect((await stored()).map(({feedback}) => feedback)).toEqual(['x']);
  });

  test('with wrong fields answers 422 and points at each', async () => {
    const {post, stored} = setUp();
    const response = await post({id: 'x', reason: 'y', feedback: 'z'.repeat(1001), extra: 1});
    expect(response.status).toBe(422);
    expect(response.headers.get('content-type')).toBe('application/problem+json');
    expect(await response.json()).toMatchObject({
      status: 422,
      errors: [
        {pointer: '/id', code: 'bad-format'},
        {pointer: '/reason', code: 'unknown-value'},
        {pointer: '/feedback', code: 'too-long'},
        {pointer: '/extra', code: 'unknown-field'},
      ],
    });
    expect(await stored()).toEqual([]);
  });

  test.each([
    ['nothing', '', {}, 400],
    ['half an object', '{"id":', {}, 400],
    ['bytes that are not UTF-8', new Uint8Array([0x22, 0xff, 0x22]), {}, 400],
    ['plain text', '{}', {'content-type': 'text/plain'}, 415],
    ['another charset', '{}', {'content-type': 'application/json; charset=gbk'}, 415],
    ['several parts', '{}', {'content-type': 'multipart/form-data; boundary=x'}, 415],
    ['compressed bytes', 'x', {'content-encoding': 'gzip'}, 415],
    ['too many bytes', ' '.repeat(feedbackLimits.bodyBytes + 1), {}, 413],
    ['too many declared bytes', '{}', {'content-length': '16385'}, 413],
  ])('of %s is refused', async (_name, body, headers: Record<string, string>, status) => {
    expect((await setUp().send(body, headers)).status).toBe(status);
  });

  test.each([
    [new StoreError('full', true), 'nothing was stored'],
    [new StoreError('late', false), 'did not confirm'],
    [new Error('surprise'), 'did not confirm'],
  ])('says that nothing was stored only where that is known (%s)', async (cause, title) => {
    const {post, logged} = setUp({store: failing(cause)});
    const response = await post(answer());
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('5');
    expect(await response.json()).toMatchObject({title: expect.stringContaining(title)});
    expect(logged()).toContain(cause.message);
  });

  test('caught by the trap or the clock looks stored and is not', async () => {
    const {post, form, stored} = setUp();
    expect((await post(answer({website: 'https://spam.example'}))).status).toBe(201);
    expect((await post(answer({elapsed: 3}))).status).toBe(201);
    expect((await form({reason: 'bugs', website: 'x'})).status).toBe(303);
    expect(await stored()).toEqual([]);
  });
});

describe('limits', () => {
  const unread = (type: string) => {
    const body = new ReadableStream({
      pull: () => {
        throw new Error('the body was read');
      },
    });
    const headers = {'content-type': type, host: '127.0.0.1', referer: 'http://127.0.0.1/en/x/'};
    return {method: 'POST', body, duplex: 'half', headers} as RequestInit;
  };

  test.each([
    ['application/json', 'Too many answers'],
    ['application/x-www-form-urlencoded', 'What you wrote is still there.'],
  ])('%s over the limit is refused unread', async (type, said) => {
    const {app} = setUp({takeToken: () => 29_500});
    const response = await app.request(`http://127.0.0.1${path}`, unread(type));
    expect(response.status).toBe(429);
    expect(response.headers.get('retry-after')).toBe('30');
    expect(await response.text()).toContain(said);
  });

  test('a form with thousands of fields or too many bytes is refused', async () => {
    const {form, send} = setUp();
    const type = {'content-type': 'application/x-www-form-urlencoded'};
    expect((await send('a&'.repeat(30_000), type)).status).toBe(413);
    expect((await form({feedback: 'a'.repeat(70_000)})).status).toBe(413);
  });

  test('only so many are stored a day, whoever sends them', async () => {
    const {post, stored} = setUp({perDay: 2});
    for (const status of [201, 201, 429]) expect((await post(answer())).status).toBe(status);
    expect((await post(answer())).headers.get('retry-after')).toBe(String(16 * 3600));
    expect(await stored()).toHaveLength(2);
  });

  test.each(['GET', 'PUT', 'DELETE'])('%s answers 405', async (method) => {
    const response = await setUp().app.request(path, {method});
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toContain('POST');
  });
});

describe('other origins', () => {
  const preflight = async (origin: string) => {
    const headers = {origin, 'access-control-request-method': 'POST'};
    const response = await setUp().app.request(path, {method: 'OPTIONS', headers});
    return response.headers.get('access-control-allow-origin');
  };

  test('a listed one may ask and post', async () => {
    expect(await preflight(friend)).toBe(friend);
    const response = await setUp().post(answer(), {origin: friend, 'sec-fetch-site': 'cross-site'});
    expect(response.status).toBe(201);
    expect(response.headers.get('access-control-allow-origin')).toBe(friend);
    expect(response.headers.get('vary')).toContain('Origin');
  });

  test.each([
    ['https://evil.example', 'cross-site'],
    ['https://docs.example.org.evil.example', 'cross-site'],
    ['https://other.127.0.0.1', 'same-site'],
    ['https://evil.example', undefined],
    ['null', undefined],
  ])('%s (%s) may not', async (origin, site) => {
    expect(await preflight(origin)).toBeNull();
    const {form, stored} = setUp();
    const response = await form({reason: 'bugs'}, {origin, ...(site && {'sec-fetch-site': site})});
    expect(response.status).toBe(403);
    expect(await stored()).toEqual([]);
  });

  test.each<Record<string, string>>([
    {},
    {origin: 'https://127.0.0.1'},
    {'sec-fetch-site': 'same-origin', origin: 'null'},
  ])('a form with %j is from here', async (headers) => {
    expect((await setUp().form({reason: 'bugs'}, headers)).status).toBe(303);
  });
});

describe('a form post', () => {
  test.each([
    ['zh-Hans', '/uninstall/thanks/'],
    ['en', '/en/uninstall/thanks/'],
  ])('in %s ends on %s', async (locale, location) => {
    const {form, stored} = setUp();
    const fields = {locale, reason: 'other', feedback: 'one\r\ntwo', version: '', elapsed: ''};
    const response = await form(fields);
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe(location);
    expect(await stored()).toMatchObject([{reason: 'other', feedback: 'one\ntwo', locale}]);
    const fromFriend = await form({locale, reason: 'other'}, {origin: friend});
    expect(fromFriend.headers.get('location')).toBe(friend + location);
  });

  test('without a reason shows the page again with the text in it, escaped', async () => {
    const {form, stored} = setUp();
    const text = '\n</textarea><script>alert("1")</script> &amp; $& 猫';
    const response = await form({locale: 'en', feedback: text, version: '1.4.0', channel: '<b>'});
    const html = await response.text();
    expect(response.status).toBe(422);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(html).toMatch(/<p class=problem role="alert"[^>]*autofocus[^>]*>Please select an unins/);
    expect(html).toContain(
      '\n\n&lt;/textarea&gt;&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp;amp; $&amp; 猫</textarea>',
    );
    expect(html).toContain('<input type="hidden" name="version" value="1.4.0">');
    expect(html).toContain('<form action=/search/><input name=q /></form>');
    expect(html).not.toMatch(/<script|<b>|checked/);
    expect(await stored()).toEqual([]);
  });

  test('keeps choice and text when the text is too long', async () => {
    const text = '长'.repeat(1001);
    const response = await setUp().form({reason: 'bugs', feedback: text});
    const html = await response.text();
    expect(response.status).toBe(422);
    expect(html).toContain('<input checked id=a type=radio name=reason value=bugs />');
    expect(html).toContain(`${text}</textarea>`);
    expect(html).toContain('最多 1000 个字符');
  });

  test('of a thousand emoji is stored although it is longer on the wire', async () => {
    const {form, stored} = setUp();
    const feedback = '👍🏽'.repeat(1000);
    expect((await form({reason: 'other', feedback})).status).toBe(303);
    expect(await stored()).toMatchObject([{feedback}]);
  });

  test('that finds the database away keeps id and text, so that a retry stores it once', async () => {
    const {form} = setUp({store: failing(new Error('down'))});
    const id = randomUUID();
    const response = await form({id, reason: 'bugs', feedback: 'kept', locale: 'en'});
    const html = await response.text();
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('5');
    expect(html).toContain('Submission failed, please try again later');
    expect(html).toContain(`name="id" value="${id}"`);
    expect(html).toContain('kept</textarea>');
  });

  test('without a built page gets a notice', async () => {
    const {form} = setUp({readPage: async () => undefined});
    const response = await form({locale: 'en'});
    expect(response.status).toBe(422);
    expect(await response.text()).toContain('Please select an uninstall reason');
  });
});
