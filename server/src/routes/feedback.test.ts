import {randomUUID} from 'node:crypto';
import words from '@scriptcat/content/server/form';
import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {createStore, type FeedbackStore, StoreError} from '../store';
import {createTestApp, type Fields, formType, now} from '../test/app';
import {collect} from '../test/feedback';

const path = '/api/feedback';
const friend = 'https://docs.example.org';

function setUp(env: Fields = {}, store: FeedbackStore = createStore('file::memory:')) {
  const {request, send, post, form, logged} = createTestApp({
    store,
    env: {CORS_ORIGINS: friend, FEEDBACK_PER_HOUR: '1000', ...env},
  });
  return {
    request,
    send: (body: string | Uint8Array, headers: Fields = {}) => send(path, body, headers),
    post: (body: unknown, headers: Fields = {}) => post(path, body, headers),
    form: (fields: Fields, headers: Fields = {}) => form(path, fields, headers),
    logged,
    stored: () => collect(store.entries()),
  };
}

const answer = (extra: object = {}) => ({id: randomUUID() as string, reason: 'bugs', ...extra});
const failing = (cause: Error): FeedbackStore => ({
  ...createStore('file::memory:'),
  add: () => Promise.reject(cause),
});

describe('a JSON post', () => {
  test('is stored once and acknowledged, and only its reason is logged', async () => {
    const {post, stored, logged} = setUp();
    const body = answer({feedback: 'a secret 👋', locale: 'zh-Hans', version: '1.4.0'});
    const response = await post(body);
    const receipt = {id: body.id, receivedAt: '2026-01-06T08:00:00.000Z'};
    expect(response.status).toBe(201);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual(receipt);
    const again = await post(body);
    expect(again.status).toBe(200);
    expect(await again.json()).toEqual(receipt);
    expect((await post({...body, feedback: 'y'})).status).toBe(409);
    expect(await stored()).toEqual([{...body, receivedAt: now}]);
    expect(logged()).toContain('feedback.added');
    expect(logged()).not.toContain('secret');
  });

  test('with wrong fields answers 422 and points at each', async () => {
    const response = await setUp().post({id: 'x', reason: 'y', extra: 1});
    expect(response.status).toBe(422);
    expect(response.headers.get('content-type')).toBe('application/problem+json');
    const errors = [{pointer: '/id'}, {pointer: '/reason'}, {pointer: '/extra'}];
    expect(await response.json()).toMatchObject({status: 422, errors});
  });

  test.each<[string, string | Uint8Array, Fields, number]>([
    ['nothing', '', {}, 400],
    ['half an object', '{"id":', {}, 400],
    ['bytes that are not UTF-8', new Uint8Array([0x22, 0xff, 0x22]), {}, 400],
    ['plain text', '{}', {'content-type': 'text/plain'}, 415],
    ['another charset', '{}', {'content-type': 'application/json; charset=gbk'}, 415],
    ['several parts', '{}', {'content-type': 'multipart/form-data; boundary=x'}, 415],
    ['compressed bytes', 'x', {'content-encoding': 'gzip'}, 415],
    ['a form of thousands of fields', 'a&'.repeat(20_000), {'content-type': formType}, 413],
    ['a form of too many bytes', `a=${'a'.repeat(60_000)}`, {'content-type': formType}, 413],
  ])('of %s is refused', async (_name, body, headers, status) => {
    expect((await setUp().send(body, headers)).status).toBe(status);
  });

  test('of anything gets an answer below 500, and is stored only if it is valid', async () => {
    const {send, stored} = setUp();
    const names = fc.constantFrom('id', 'reason', 'feedback', 'locale', 'version', 'website', '');
    const changed = fc.tuple(names, fc.jsonValue()).map(([name, value]) => answer({[name]: value}));
    const nearlyValid = changed.map((value) => JSON.stringify(value));
    const body = fc.oneof(fc.json(), fc.string(), nearlyValid);
    const type = fc.constantFrom('application/json', formType);
    let acknowledged = 0;
    await fc.assert(
      fc.asyncProperty(body, type, async (text, media) => {
        const {status} = await send(text, {'content-type': media});
        if (status === 201) acknowledged += 1;
        expect(status).toBeLessThan(500);
      }),
      {numRuns: 200, seed: 1},
    );
    expect((await stored()).length).toBeLessThanOrEqual(acknowledged);
  });

  test.each([
    [new StoreError('full', true), 'nothing was stored'],
    [new StoreError('late', false), 'didn’t confirm'],
    [new Error('surprise'), 'didn’t confirm'],
  ])('says that nothing was stored only where that is known (%s)', async (cause, title) => {
    const {post, logged} = setUp({}, failing(cause));
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

  test('is stored only so many times a day, whoever sends it', async () => {
    const {post, stored} = setUp({FEEDBACK_PER_DAY: '2'});
    for (const status of [201, 201, 429]) expect((await post(answer())).status).toBe(status);
    expect(Number((await post(answer())).headers.get('retry-after'))).toBeGreaterThan(3600);
    expect(await stored()).toHaveLength(2);
  });
});

describe('other origins', () => {
  const preflight = async (origin: string) => {
    const headers = {origin, 'access-control-request-method': 'POST'};
    const response = await setUp().request(path, {method: 'OPTIONS', headers});
    return response.headers.get('access-control-allow-origin');
  };

  test('a listed one may ask and post, and gets its own thanks', async () => {
    expect(await preflight(friend)).toBe(friend);
    const {post, form} = setUp();
    const response = await post(answer(), {origin: friend, 'sec-fetch-site': 'cross-site'});
    expect(response.status).toBe(201);
    expect(response.headers.get('access-control-allow-origin')).toBe(friend);
    const {headers} = await form({reason: 'other'}, {origin: friend});
    expect(headers.get('location')).toBe(`${friend}/uninstall/thanks/`);
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

  test.each<Fields>([
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
    const text = '👍🏽'.repeat(900);
    const fields = {locale, reason: 'other', feedback: `one\r\n${text}`, version: '', elapsed: ''};
    const response = await form(fields);
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe(location);
    expect(await stored()).toMatchObject([{reason: 'other', feedback: `one\n${text}`, locale}]);
  });

  const unread = {feedback: '长'.repeat(6000)};
  const reason = {reason: 'bugs'};
  test.each<[what: string, status: number, problem: string, fields: Fields, env?: Fields]>([
    ['without a reason', 422, 'Please select an uninstall reason', {feedback: '<b>', locale: 'en'}],
    ['that is too long', 422, '最多 1000 个字符', {...reason, feedback: '长'.repeat(1001)}],
    ['that is too long to be read', 413, '1000', {...reason, ...unread}],
    ['over the limit', 429, '提交失败', reason, {FEEDBACK_PER_HOUR: '0'}],
  ])('%s is told so, and that its text is still there', async (_, status, problem, fields, env) => {
    const {form, stored} = setUp(env);
    const response = await form(fields);
    expect(response.status).toBe(status);
    const html = await response.text();
    expect(html).toContain(problem);
    expect(html).toContain(words[fields.locale === 'en' ? 'en' : 'zh-Hans'].kept);
    expect(html).not.toContain('<b>');
    expect(await stored()).toEqual([]);
  });

  test('that finds the database away answers in the language of its page', async () => {
    const {form} = setUp({}, failing(new Error('down')));
    const response = await form(reason, {referer: 'http://127.0.0.1/en/uninstall/'});
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('5');
    expect(await response.text()).toContain(words.en.kept);
  });
});
