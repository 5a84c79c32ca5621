import {expect, test, vi} from 'vitest';
import {createRateLimit} from '../rate-limit';
import {createDemoRoute} from './demo';

const perMinute = (tokens: number) => ({
  takeToken: createRateLimit({perAddress: {tokens, perMs: 60_000}}),
  clientAddress: () => '192.0.2.1',
});
const demo = createDemoRoute(perMinute(1000));
const get = (path: string) => demo.request(`/demo/api${path}`);

test('fails twice and then works, by what the caller counts', async () => {
  const statuses = await Promise.all([1, 2, 3].map((n) => get(`/flaky?attempt=${n}`)));
  expect(statuses.map(({status}) => status)).toEqual([503, 503, 200]);
});

test('streams events and says when it is done', async () => {
  const text = await (await get('/stream')).text();
  expect(text.split('\n\n').filter(Boolean).at(0)).toBe('data: {"text":"The"}');
  expect(text.trimEnd().endsWith('data: [DONE]')).toBe(true);
});

test('a page in GBK is readable by those who know', async () => {
  const answer = await get('/gbk');
  const bytes = await answer.arrayBuffer();
  expect(new TextDecoder('gbk').decode(bytes)).toContain('慢钟');
  expect(answer.headers.get('content-type')).not.toContain('utf-8');
});

test('a file has the length it says, and never more than half a megabyte', async () => {
  const answer = await get('/file?kb=99999');
  expect(answer.headers.get('content-length')).toBe(String(512 * 1024));
  await answer.body?.cancel();
  const small = await get('/file?kb=40');
  expect((await small.arrayBuffer()).byteLength).toBe(40 * 1024);
});

const post = (path: string, body: string | FormData | URLSearchParams, length?: number) =>
  demo.request(`/demo/api${path}`, {
    method: 'POST',
    body,
    headers: length === undefined ? {} : {'content-length': String(length)},
  });

test('echoes a body, and refuses a long one by its length', async () => {
  expect(await (await post('/echo', 'a=1')).json()).toMatchObject({body: 'a=1'});
  expect((await post('/echo', 'x', 9000)).status).toBe(413);
});

test('counts the bytes of an upload, and reads nothing else', async () => {
  const form = new FormData();
  form.append('file', new File(['hello'], 'a.txt'));
  expect(await (await post('/upload', form)).json()).toEqual({name: 'a.txt', size: 5});
  expect((await post('/upload', new URLSearchParams('file=a'))).status).toBe(415);
  expect((await post('/upload', form, 70_000)).status).toBe(413);
  for (let part = 0; part < 9; part += 1) form.append('file', new File([''], 'a'));
  expect((await post('/upload', form)).status).toBe(413);
});

test('a slow answer takes as much of the limit as ten others', async () => {
  const limited = createDemoRoute(perMinute(11));
  const statuses: number[] = [];
  for (const path of ['/slow?ms=0', '/weather', '/weather']) {
    statuses.push((await limited.request(`/demo/api${path}`)).status);
  }
  expect(statuses).toEqual([200, 200, 429]);
});

test('has a release every minute, and is busy in every second one', async () => {
  vi.useFakeTimers({toFake: ['Date'], now: new Date('2026-01-01T10:00:00Z')});
  const read = async () => (await (await get('/release')).json()) as {version: string};
  const first = await read();
  expect((await get('/sign-in')).status).toBe(503);
  vi.setSystemTime(new Date('2026-01-01T10:05:00Z'));
  expect(await read()).not.toEqual(first);
  expect((await get('/sign-in')).status).toBe(200);
  vi.useRealTimers();
});

test('knows nothing else', async () => {
  expect((await get('/secret')).status).toBe(404);
  expect((await get('/status/nonsense')).status).toBe(200);
});
