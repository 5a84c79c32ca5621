import {expect, test} from 'vitest';
import {createLog} from '../log';
import {runReading} from '../readings/readings';
import type {PublicReport} from '../report/report';
import {createStore} from '../store';
import {addAll, createEntry} from '../test/feedback';
import {createPublicReportRoute} from './public-report';

async function setUp() {
  const store = createStore('file::memory:');
  const add = (length: number, reason: 'bugs' | 'no_need' | 'other') =>
    addAll(
      store,
      Array.from({length}, () => createEntry({reason, feedback: 'private'})),
    );
  await add(20, 'bugs');
  await add(12, 'no_need');
  await add(9, 'other');
  const clock = {now: 0};
  const app = createPublicReportRoute({
    reader: (reading) => runReading(reading, store),
    now: () => clock.now,
    log: createLog(() => {}),
  });
  const read = async () => (await app.request('/report/data.json')).json() as Promise<PublicReport>;
  return {store, add, app, clock, read};
}

test.each([
  ['/report/', '用户为什么卸载脚本猫', '遇到了问题或故障'],
  ['/en/report/', 'Why people uninstall ScriptCat', 'Something did not work'],
])('%s shows shares by month and hides what is small', async (path, title, reason) => {
  const {app} = await setUp();
  const response = await app.request(path);
  const html = await response.text();
  for (const part of [title, reason, '2026-01', '49 %', '·']) expect(html).toContain(part);
  for (const part of ['private', '29 %', '22 %', 'noindex']) expect(html).not.toContain(part);
  expect(response.headers.get('cache-control')).toBe('public, max-age=3600');
});

test('answers are counted once an hour', async () => {
  const {add, clock, read} = await setUp();
  expect(await read()).toMatchObject({threshold: 10, months: [{shares: {bugs: 49, other: null}}]});
  await add(10, 'other');
  expect((await read()).months[0]?.shares.other).toBeNull();
  clock.now += 3_600_000;
  expect((await read()).months[0]?.shares.other).toBe(37);
});

test('a failure is kept for five seconds', async () => {
  const {store, app, clock} = await setUp();
  const {entries} = store;
  store.entries = () => {
    throw new Error('down');
  };
  expect((await app.request('/report/data.json')).status).toBe(503);
  store.entries = entries;
  expect((await app.request('/report/')).status).toBe(503);
  clock.now += 5000;
  expect((await app.request('/report/data.json')).status).toBe(200);
});
