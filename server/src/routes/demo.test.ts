import {expect, test, vi} from 'vitest';
import {createDemoRoute} from './demo';

const get = (path: string) => createDemoRoute().request(`/demo/api${path}`);

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

test('echoes a body and refuses a long one', async () => {
  const post = (body: string) =>
    createDemoRoute().request('/demo/api/echo', {method: 'POST', body});
  expect(await (await post('a=1')).json()).toMatchObject({body: 'a=1'});
  expect((await post('x'.repeat(9000))).status).toBe(413);
});

test('counts the bytes of an upload', async () => {
  const form = new FormData();
  form.append('file', new File(['hello'], 'a.txt'));
  const answer = await createDemoRoute().request('/demo/api/upload', {method: 'POST', body: form});
  expect(await answer.json()).toEqual({name: 'a.txt', size: 5});
});

test('has a release every minute, and is busy in every second one', async () => {
  vi.useFakeTimers({now: new Date('2026-01-01T10:00:00Z')});
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
