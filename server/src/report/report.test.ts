import {describe, expect, test} from 'vitest';
import {createStore, type StoredFeedback} from '../store';
import {addAll, createEntry, createVote} from '../test/feedback';
import {csvLine} from './csv';
import {partHtml} from './html';
import {pagePart, publicPart, surveyPart} from './parts';
import {createPublicReport, createReport} from './report';
import {renderTable} from './table';

const monday = Date.UTC(2026, 0, 5);
const week = 7 * 86_400_000;
const hostile = '<script>alert(1)</script>\u001b[2J\u202e';

async function storeOf(entries: readonly StoredFeedback[]) {
  const store = createStore('file::memory:');
  await addAll(store, entries);
  return store;
}

const store = await storeOf([
  createEntry({reason: 'no_need', receivedAt: monday - 60_000, locale: 'en', browser: 'Edge/138'}),
  createEntry({receivedAt: monday, locale: 'en', browser: 'edge', feedback: '第一'}),
  createEntry({receivedAt: monday + 2 * week, feedback: hostile}),
  createEntry({reason: 'other', receivedAt: monday + 2 * week + 1, browser: '__proto__'}),
]);
await addAll(store.votes, [
  createVote({page: '/docs/use/use/', helpful: 'yes'}),
  createVote({text: 'older'}),
  createVote({receivedAt: monday + week, text: '第二句'}),
]);
const report = await createReport(store, {texts: 5});
const parts = [surveyPart(report, 'en', String), pagePart(report, 'en')];

test('counts reasons, browsers, languages, texts and pages', async () => {
  expect(report).toMatchObject({total: 4, withText: 2, from: '2026-01-04', to: '2026-01-19'});
  expect(report.reasons[0]).toEqual({name: 'bugs', count: 2, share: 0.5});
  expect(report.reasons).toHaveLength(5);
  expect(report.browsers.map(({name, count}) => [name, count])).toEqual([
    ['edge', 2],
    ['unknown', 1],
    ['__proto__', 1],
  ]);
  expect(report.texts.map(({feedback}) => feedback)).toEqual([hostile, '第一']);
  expect(report.pages).toMatchObject({total: 3, helpful: 1, withText: 2});
  expect(report.pages.pages).toMatchObject([
    {page: '/docs/use/sync/', no: 2, yes: 0, texts: [{text: '第二句'}, {text: 'older'}]},
    {page: '/docs/use/use/', no: 0, yes: 1},
  ]);
  expect((await createReport(store, {since: monday, texts: 1})).texts).toHaveLength(1);
});

test('begins weeks on Monday and shows the empty ones', () => {
  expect(report.weeks.map(({monday: day, count}) => [day, count])).toEqual([
    ['2025-12-29', 1],
    ['2026-01-05', 1],
    ['2026-01-12', 0],
    ['2026-01-19', 2],
  ]);
  expect(report.weeks[3]?.by).toMatchObject({bugs: 1, other: 1, features: 0});
});

test('reports “no data”', async () => {
  const empty = await createReport(createStore('file::memory:'));
  expect(renderTable([surveyPart(empty, 'en')])).toContain('Nothing in this period.');
});

test('shows bars in a terminal and lets no text command it', () => {
  const table = renderTable(parts);
  expect(table).toMatch(/bugs +█{32} +2 +50\.0 %/);
  expect(table).toMatch(/\/docs\/use\/sync\/ +█+ +2 +0 +100.0 %/);
  expect(table).toContain('<script>alert(1)</script>�[2J�');
  expect(table).not.toContain('\u001b');
});

test.each([
  ['=1+1', "'=1+1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  [' =1', " '=1"],
  ['a =1', 'a =1'],
  ['\t=1', "\t'=1"],
  ['x;=1+1', `"x;'=1+1"`],
  ['x; \n+1', `"x; \n'+1"`],
  ['＝1', "'＝1"],
  ['\u200b=1', "\u200b'=1"],
  ['\u0001\u001f-1', "\u0001\u001f'-1"],
  ['=HYPERLINK("x","y")', `"'=HYPERLINK(""x"",""y"")"`],
  ['a,b', '"a,b"'],
  [-4, '-4'],
  [null, ''],
])('the cell %j is written %j', (value, expected) => {
  expect(csvLine([value])).toBe(`${expected}\r\n`);
});

describe('the public report', async () => {
  const month = (index: number, counts: Partial<Record<StoredFeedback['reason'], number>>) =>
    Object.entries(counts).flatMap(([reason, length]) =>
      Array.from({length}, () =>
        createEntry({
          reason: reason as StoredFeedback['reason'],
          receivedAt: Date.UTC(2026, index, 10),
          feedback: 'private',
        }),
      ),
    );
  const counted = await createPublicReport(
    await storeOf([
      ...month(0, {bugs: 30, no_need: 10, features: 9}),
      ...month(1, {bugs: 9}),
      ...month(2, {bugs: 12, no_need: 13, features: 14, alternative: 15, other: 3}),
      ...month(3, {bugs: 20, no_need: 20, features: 6, alternative: 5, other: 20}),
    ]),
  );

  test('hides small shares, and one more where a hidden one could be worked out', () => {
    expect(counted.months.map(({month: name, shares}) => [name, ...Object.values(shares)])).toEqual(
      [
        // The hidden ones stand for nine answers, so the next share is hidden, too.
        ['2026-01', 61, null, null, null, null],
        ['2026-02', null, null, null, null, null],
        ['2026-03', null, 23, 25, 26, null],
        ['2026-04', 28, 28, null, null, 28],
      ],
    );
  });

  test('has no texts or counts, as data or as a page', () => {
    const part = publicPart(counted, 'en');
    // Without the bars, whose lengths are shares.
    const page = String(partHtml(part, {language: 'en'})).replace(/<svg[\s\S]*?<\/svg>/g, '');
    for (const text of [JSON.stringify(counted), page]) {
      expect(text).not.toMatch(/private|\b(?:30|49|9|57|71)\b/);
      expect(text).toContain('2026-03');
    }
  });
});
