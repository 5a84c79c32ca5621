import {expect, test, vi} from 'vitest';
import {createTestApp} from '../test/app';

const {request, send} = createTestApp({env: {SERVICE_PER_MINUTE: '1000'}});
const get = (path: string) => request(`/demo/api${path}`);

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

test('echoes a body', async () => {
  expect(await (await send('/demo/api/echo', 'a=1')).json()).toMatchObject({body: 'a=1'});
});

test.each([
  ['a file', 201, 1],
  ['no file', 400, 0],
  ['many files', 413, 9],
])('counts the bytes of an upload of %s', async (_, status, count) => {
  const body = new FormData();
  for (let part = 0; part < count; part += 1) body.append('file', new File(['hello'], 'a.txt'));
  const response = await request('/demo/api/upload', {method: 'POST', body});
  expect(response.status).toBe(status);
  if (status === 201) expect(await response.json()).toEqual({name: 'a.txt', size: 5});
});

test('an upload is read in several parts or not at all', async () => {
  const type = {'content-type': 'application/x-www-form-urlencoded'};
  expect((await send('/demo/api/upload', 'file=a', type)).status).toBe(415);
});

test('a slow answer takes as much of the limit as ten others', async () => {
  const limited = createTestApp({env: {SERVICE_PER_MINUTE: '11'}});
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
