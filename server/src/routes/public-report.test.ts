import {expect, test} from 'vitest';
import {createLog} from '../log';
import type {Reader} from '../readings/reader';
import {createPublicReportRoute} from './public-report';

const report = {threshold: 10, months: [{month: '2026-01', shares: {bugs: 49, other: null}}]};

function setUp() {
  const state = {now: 0, readings: 0, isDown: false};
  const reader: Reader = async function* () {
    state.readings += 1;
    if (state.isDown) throw new Error('down');
    yield JSON.stringify(report);
  };
  const log = createLog(() => {});
  const app = createPublicReportRoute(reader, log, () => state.now);
  return {state, statusOf: async (path: string) => (await app.request(path)).status, app};
}

test.each([
  ['/report/', '用户为什么卸载脚本猫', '遇到了问题或故障'],
  ['/en/report/', 'Why users uninstall ScriptCat', 'Something didn’t work'],
])('%s shows shares by month and marks what is hidden', async (path, title, reason) => {
  const response = await setUp().app.request(path);
  const html = await response.text();
  for (const part of [title, reason, '2026-01', '49 %', '·']) expect(html).toContain(part);
  expect(html).not.toContain('noindex');
  expect(response.headers.get('cache-control')).toBe('public, max-age=3600');
});

test('answers are counted once an hour', async () => {
  const {state, app, statusOf} = setUp();
  expect(await (await app.request('/report/data.json')).json()).toEqual(report);
  await statusOf('/en/report/');
  expect(state.readings).toBe(1);
  state.now += 3_600_000;
  await statusOf('/report/');
  expect(state.readings).toBe(2);
});

test('a failure is kept for five seconds', async () => {
  const {state, statusOf} = setUp();
  state.isDown = true;
  expect(await statusOf('/report/data.json')).toBe(503);
  state.isDown = false;
  expect(await statusOf('/report/')).toBe(503);
  state.now += 5000;
  expect(await statusOf('/report/data.json')).toBe(200);
});
