import {randomUUID} from 'node:crypto';
import {feedbackLimits} from '@scriptcat/contract';
import {describe, expect, test} from 'vitest';
import {createLog} from '../log';
import {createRateLimit} from '../rate-limit';
import {createStore, type FeedbackStore, StoreError} from '../store';
import {collect} from '../test/feedback';
import {createFeedbackRoute} from './feedback';

const now = Date.UTC(2026, 0, 5, 8);
const address = 'http://127.0.0.1/api/feedback';
const friend = 'https://docs.example.org';

function setUp({tokens = 1000, store = createStore('file::memory:')} = {}) {
  const lines: string[] = [];
  const log = createLog((line) => lines.push(line));
  const perMs = 60_000;
  const app = createFeedbackRoute({
    store,
    log,
    now: () => now,
    takeToken: createRateLimit({
      perAddress: {tokens, perMs},
      total: {tokens: 10_000, perMs},
      now: () => now,
    }),
    corsOrigins: [friend],
    clientAddress: () => '203.0.113.7',
  });
  const send = (body: string | Uint8Array, headers: Record<string, string> = {}) =>
    app.request(address, {
      method: 'POST',
      body,
      headers: {'content-type': 'application/json', ...headers},
    });
  return {
    app,
    logged: () => {
      log.flush();
      return lines.join('');
    },
    send,
    post: (body: unknown, headers?: Record<string, string>) => send(JSON.stringify(body), headers),
    form: (fields: Record<string, string>, headers: Record<string, string> = {}) =>
      send(new URLSearchParams(fields).toString(), {
        'content-type': 'application/x-www-form-urlencoded',
        ...headers,
      }),
    stored: () => collect(store.entries()),
  };
}

const answer = (extra: object = {}) => ({id: randomUUID(), reason: 'bugs', ...extra});

const down = () => Promise.reject(new Error('down'));
const broken: FeedbackStore = {...createStore('file::memory:'), ready: down, add: down};

describe('a JSON post', () => {
  test('is stored and acknowledged with 201', async () => {
    const {post, stored} = setUp();
    const body = answer({
      feedback: '再见 👋',
      locale: 'zh-Hans',
      version: '1.4.0',
      browser: 'edge',
    });
    const response = await post(body);
    expect(response.status).toBe(201);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual({id: body.id, receivedAt: '2026-01-05T08:00:00.000Z'});
    expect(await stored()).toEqual([{...body, receivedAt: now}]);
  });

  test('sent again answers 200 with the same body, and is stored once', async () => {
    const {post, stored} = setUp();
    const body = answer({feedback: 'x'});
    const first = await post(body);
    const second = await post(body);
    expect(second.status).toBe(200);
    expect(await second.text()).toBe(await first.text());
    expect(await stored()).toHaveLength(1);
  });

  test('with a known id and other content answers 409', async () => {
    const {post, stored} = setUp();
    const body = answer({feedback: 'x'});
    await post(body);
    const response = await post({...body, feedback: 'y'});
    expect(response.status).toBe(409);
    expect(response.headers.get('content-type')).toBe('application/problem+json');
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
    ['nothing', ''],
    ['half an object', '{"id":'],
    ['text', 'hello'],
    ['bytes that are not UTF-8', new Uint8Array([0x22, 0xff, 0x22])],
  ])('of %s answers 400', async (_name, body) => {
    expect((await setUp().send(body)).status).toBe(400);
  });

  test.each([
    ['text/plain'],
    ['application/json; charset=gbk'],
    ['multipart/form-data; boundary=x'],
    [''],
  ])('of type "%s" answers 415', async (type) => {
    expect((await setUp().send('{}', {'content-type': type})).status).toBe(415);
  });

  test('in a compressed form answers 415', async () => {
    expect((await setUp().send('x', {'content-encoding': 'gzip'})).status).toBe(415);
  });

  test('of 16 KiB is read, of one byte more answers 413, declared or not', async () => {
    const {send, stored} = setUp();
    const pad = (bytes: number) => {
      const text = JSON.stringify(answer());
      return text + ' '.repeat(bytes - text.length);
    };
    const limit = feedbackLimits.bodyBytes;
    expect((await send(pad(limit))).status).toBe(201);
    expect((await send(pad(limit + 1))).status).toBe(413);
    const declared = {'content-length': String(limit + 1)};
    expect((await send(pad(limit + 1), declared)).status).toBe(413);
    expect(await stored()).toHaveLength(1);
  });

  test('too many from one address answer 429 and say when to come back', async () => {
    const {post, stored} = setUp({tokens: 2});
    await post(answer());
    await post(answer());
    const response = await post(answer());
    expect(response.status).toBe(429);
    expect(response.headers.get('retry-after')).toBe('30');
    expect(await stored()).toHaveLength(2);
  });

  test('that is not valid counts as well', async () => {
    const {post} = setUp({tokens: 5});
    for (let i = 0; i < 5; i += 1) expect((await post({})).status).toBe(422);
    expect((await post(answer())).status).toBe(429);
  });

  test.each([
    [new StoreError('full', true), 'nothing was stored'],
    [new StoreError('late', false), 'did not confirm'],
    [new Error('surprise'), 'did not confirm'],
  ])('says that nothing was stored only where that is known (%s)', async (cause, title) => {
    const {post, logged} = setUp({store: {...broken, add: () => Promise.reject(cause)}});
    const response = await post(answer());
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({title: expect.stringContaining(title)});
    expect(logged()).toContain(cause.message);
  });

  test('answers 503 while the database is away', async () => {
    const response = await setUp({store: broken}).post(answer());
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(response.headers.get('content-type')).toBe('application/problem+json');
  });

  test('caught by the trap or the clock looks stored and is not', async () => {
    const {post, stored} = setUp();
    const body = answer({website: 'https://spam.example'});
    const response = await post(body);
    expect(response.status).toBe(201);
    expect(await response.json()).toEqual({id: body.id, receivedAt: '2026-01-05T08:00:00.000Z'});
    expect((await post(answer({elapsed: 3}))).status).toBe(201);
    expect(await stored()).toEqual([]);
  });

  test('leaves no trace of the text or the address in the log', async () => {
    const {post, logged} = setUp();
    await post(answer({feedback: 'a secret'}));
    expect(logged()).toContain('feedback.added');
    expect(logged()).not.toMatch(/secret|203\.0\.113/);
  });
});

describe('other methods', () => {
  test.each(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE'])('%s answers 405', async (method) => {
    const response = await setUp().app.request(address, {method});
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toContain('POST');
  });
});

describe('other origins', () => {
  const preflight = (origin: string) =>
    setUp().app.request(address, {
      method: 'OPTIONS',
      headers: {origin, 'access-control-request-method': 'POST'},
    });

  test('a listed one may ask and post', async () => {
    expect((await preflight(friend)).headers.get('access-control-allow-origin')).toBe(friend);
    const response = await setUp().post(answer(), {origin: friend, 'sec-fetch-site': 'cross-site'});
    expect(response.status).toBe(201);
    expect(response.headers.get('access-control-allow-origin')).toBe(friend);
    expect(response.headers.get('vary')).toContain('Origin');
  });

  test.each([
    'https://evil.example',
    'https://docs.example.org.evil.example',
    'http://docs.example.org',
    'null',
  ])('%s may not', async (origin) => {
    expect((await preflight(origin)).headers.get('access-control-allow-origin')).toBeNull();
    const {form, stored} = setUp();
    const foreign = {origin, 'sec-fetch-site': 'cross-site'};
    expect((await form({reason: 'bugs'}, foreign)).status).toBe(403);
    expect(await stored()).toEqual([]);
  });
});

describe('a form post', () => {
  test.each([
    ['zh-Hans', '/uninstall/thanks/'],
    ['en', '/en/uninstall/thanks/'],
  ])('in %s ends on %s', async (locale, location) => {
    const {form, stored} = setUp();
    const response = await form({
      locale,
      reason: 'no_need',
      feedback: 'one\r\ntwo',
      version: '',
      website: '',
      elapsed: '',
    });
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe(location);
    expect(await stored()).toMatchObject([{reason: 'no_need', feedback: 'one\ntwo', locale}]);
  });

  test('from a listed origin goes back there', async () => {
    const response = await setUp().form({reason: 'other', locale: 'en'}, {origin: friend});
    expect(response.headers.get('location')).toBe(`${friend}/en/uninstall/thanks/`);
  });

  test('without a reason shows the form again with the text in it, escaped', async () => {
    const {form, stored} = setUp();
    const text = '\n</textarea><script>alert("1")</script> &amp; 猫';
    const response = await form({locale: 'en', feedback: text, version: '1.4.0'});
    const html = await response.text();
    expect(response.status).toBe(422);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(html).toContain('Please select an uninstall reason');
    expect(html).toContain(
      '\n&lt;/textarea&gt;&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp;amp; 猫</textarea>',
    );
    expect(html).toContain('<input type="hidden" name="version" value="1.4.0">');
    expect(html).not.toContain('<script');
    expect(await stored()).toEqual([]);
  });

  test('keeps choice and text when the text is too long', async () => {
    const text = '长'.repeat(1001);
    const response = await setUp().form({reason: 'bugs', feedback: text});
    const html = await response.text();
    expect(response.status).toBe(422);
    expect(html).toContain('value="bugs" checked');
    expect(html).toContain(text);
    expect(html).toContain('最多 1000 个字符');
  });

  test('over 16 KiB once decoded answers 413 and still keeps the text', async () => {
    const response = await setUp().form({reason: 'bugs', feedback: 'a'.repeat(17_000)});
    expect(response.status).toBe(413);
    expect(await response.text()).toContain('a'.repeat(17_000));
  });

  test('of a thousand emoji is stored although it is longer on the wire', async () => {
    const {form, stored} = setUp();
    const feedback = '👍🏽'.repeat(1000);
    expect((await form({reason: 'other', feedback})).status).toBe(303);
    expect(await stored()).toMatchObject([{feedback}]);
  });

  test('that finds the database away keeps id and text, so that a retry stores it once', async () => {
    const {form} = setUp({store: broken});
    const id = randomUUID();
    const response = await form({id, reason: 'bugs', feedback: 'kept', locale: 'en'});
    const html = await response.text();
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(html).toContain('Submission failed, please try again later');
    expect(html).toContain(`name="id" value="${id}"`);
    expect(html).toContain('kept</textarea>');
  });

  test('too often answers 429 with the text kept', async () => {
    const {form} = setUp({tokens: 1});
    await form({reason: 'bugs'});
    const response = await form({reason: 'bugs', feedback: 'kept'});
    expect(response.status).toBe(429);
    expect(response.headers.get('retry-after')).toBe('60');
    expect(await response.text()).toContain('kept</textarea>');
  });

  test('with a trap filled in looks like any other', async () => {
    const {form, stored} = setUp();
    const response = await form({reason: 'bugs', website: 'x', locale: 'en'});
    expect(response.status).toBe(303);
    expect(await stored()).toEqual([]);
  });
});
