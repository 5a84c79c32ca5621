import {expect, test, vi} from 'vitest';
import {createTestApp} from '../test/app';

const {request, send} = createTestApp({env: {SERVICE_PER_MINUTE: '1000'}});
const get = (path: string) => request(`/demo/api${path}`);

test.each<[path: string, status: number, text: RegExp]>([
  ['/flaky?attempt=2', 503, /Busy/],
  ['/flaky?attempt=3', 200, /true/],
  ['/status/nonsense', 200, /{}/],
  ['/stream', 200, /^data: {"text":"The"}\n\n[\s\S]*\n\ndata: \[DONE\]\n\n$/],
  ['/file?kb=40', 200, /^\.{40960}$/],
  ['/secret', 404, /No such/],
])('%s is answered with %i', async (path, status, text) => {
  const answer = await get(path);
  expect(answer.status).toBe(status);
  expect(await answer.text()).toMatch(text);
});

test('a page in GBK is readable by those who know', async () => {
  const answer = await get('/gbk');
  expect(new TextDecoder('gbk').decode(await answer.arrayBuffer())).toContain('老钟楼');
  expect(answer.headers.get('content-type')).not.toContain('utf-8');
});

test('a file never has more than half a megabyte', async () => {
  const answer = await get('/file?kb=99999');
  expect(answer.headers.get('content-length')).toBe(String(512 * 1024));
  await answer.body?.cancel();
});

test('echoes a body, and reads an upload in several parts or not at all', async () => {
  expect(await (await send('/demo/api/echo', 'a=1')).json()).toMatchObject({body: 'a=1'});
  const type = {'content-type': 'application/x-www-form-urlencoded'};
  expect((await send('/demo/api/upload', 'file=a', type)).status).toBe(415);
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

test('a slow answer takes as much of the limit as ten others', async () => {
  const limited = createTestApp({env: {SERVICE_PER_MINUTE: '11'}});
  const statuses: number[] = [];
  for (const path of ['/slow?ms=0', '/weather', '/weather']) {
    statuses.push((await limited.request(`/demo/api${path}`)).status);
  }
  expect(statuses).toEqual([200, 200, 429]);
});

test('has a release every minute, and is busy in every second one', async () => {
  const seen: [status: number, release: string][] = [];
  for (const minute of ['00', '05']) {
    vi.useFakeTimers({toFake: ['Date'], now: new Date(`2026-01-01T10:${minute}:00Z`)});
    seen.push([(await get('/sign-in')).status, await (await get('/release')).text()]);
  }
  vi.useRealTimers();
  expect(seen.map(([status]) => status)).toEqual([503, 200]);
  expect(seen[0]?.[1]).not.toBe(seen[1]?.[1]);
});
