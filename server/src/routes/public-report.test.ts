import {expect, test} from 'vitest';
import {createLog} from '../log';
import {createReader} from '../readings/reader';
import {runReading} from '../readings/readings';
import type {PublicReport} from '../report/public-report';
import {createStore} from '../store';
import {createEntry} from '../test/feedback';
import {createPublicReportRoute} from './public-report';

async function setUp() {
  const store = createStore('file::memory:');
  const add = async (count: number, reason: 'bugs' | 'no_need' | 'other') => {
    for (let at = 0; at < count; at += 1)
      await store.add(createEntry({reason, feedback: 'private'}));
  };
  await add(20, 'bugs');
  await add(12, 'no_need');
  await add(9, 'other');
  let now = 0;
  return {
    store,
    add,
    app: createPublicReportRoute({
      reader: createReader((reading) => runReading(reading, store)),
      now: () => now,
      log: createLog(() => {}),
    }),
    later: (ms: number) => {
      now += ms;
    },
  };
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

test('the data are the same as JSON', async () => {
  const {app} = await setUp();
  const response = await app.request('/report/data.json');
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect(await response.json()).toMatchObject({
    threshold: 10,
    months: [{month: '2026-01', shares: {bugs: 49, no_need: null, other: null}}],
  });
});

test('answers are counted once an hour', async () => {
  const {app, add, later} = await setUp();
  const shares = async () => {
    const report = await (await app.request('/report/data.json')).json();
    return (report as PublicReport).months[0]?.shares;
  };
  expect((await shares())?.other).toBeNull();
  await add(10, 'other');
  expect((await shares())?.other).toBeNull();
  later(3_600_000);
  expect((await shares())?.other).toBe(37);
});

test('a failure is kept for five seconds', async () => {
  const {store, app, later} = await setUp();
  const {entries} = store;
  store.entries = () => {
    throw new Error('down');
  };
  expect((await app.request('/report/data.json')).status).toBe(503);
  store.entries = entries;
  expect((await app.request('/report/')).status).toBe(503);
  later(5000);
  expect((await app.request('/report/data.json')).status).toBe(200);
});
