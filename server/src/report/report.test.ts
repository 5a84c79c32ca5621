import {describe, expect, test} from 'vitest';
import type {StoredFeedback} from '../store';
import {createEntry} from '../test/feedback';
import {csvCell, renderCsv, renderPublicCsv} from './csv';
import {renderHtml, renderPublicHtml} from './html';
import {createPageReport} from './page-report';
import {createPublicReport} from './public-report';
import {createReport} from './report';
import {renderPublicTable, renderTable} from './table';

async function* stream(entries: readonly StoredFeedback[]) {
  yield* entries;
}

const noPages = await createPageReport((async function* () {})());
const monday = Date.UTC(2026, 0, 5);
const week = 7 * 86_400_000;
const hostile = '<script>alert(1)</script>\u001b[2J\u202e';

const sample = [
  createEntry({reason: 'no_need', receivedAt: monday - 60_000, locale: 'en', browser: 'Edge/138'}),
  createEntry({
    reason: 'bugs',
    receivedAt: monday,
    locale: 'en',
    browser: 'edge',
    feedback: '第一',
  }),
  createEntry({reason: 'bugs', receivedAt: monday + 2 * week, feedback: hostile}),
  createEntry({reason: 'other', receivedAt: monday + 2 * week, feedback: '  '}),
];

describe('the report', () => {
  test('counts reasons, browsers, languages and texts', async () => {
    const report = await createReport(stream(sample), {texts: 5});
    expect(report).toMatchObject({total: 4, withText: 2, from: '2026-01-04', to: '2026-01-19'});
    expect(report.reasons[0]).toEqual({name: 'bugs', count: 2, share: 0.5});
    expect(report.reasons).toHaveLength(5);
    expect(report.browsers.map(({name, count}) => [name, count])).toEqual([
      ['edge', 2],
      ['unknown', 2],
    ]);
    expect(report.texts.map(({feedback}) => feedback)).toEqual([hostile, '第一']);
    expect((await createReport(stream(sample), {texts: 1})).texts).toEqual([sample[2]]);
  });

  test('begins weeks on Monday and shows the empty ones', async () => {
    const {weeks} = await createReport(stream(sample));
    expect(weeks.map(({monday: day, count}) => [day, count])).toEqual([
      ['2025-12-29', 1],
      ['2026-01-05', 1],
      ['2026-01-12', 0],
      ['2026-01-19', 2],
    ]);
    expect(weeks[3]?.by).toMatchObject({bugs: 1, other: 1, features: 0});
  });

  test('reports “no data” in every format', async () => {
    const report = await createReport(stream([]));
    expect(renderTable(report, noPages)).toBe('No answers yet.\n');
    expect(renderHtml(report, noPages)).toContain('Nothing in this period.');
    expect(renderCsv(report, noPages)).toContain('reason,bugs,Count,0');
  });

  test('shows bars in a terminal and lets no text command it', async () => {
    const table = renderTable(await createReport(stream(sample), {texts: 5}), noPages);
    expect(table).toMatch(/bugs +█{32} +2 +50\.0 %/);
    expect(table).toContain('<script>alert(1)</script>�[2J�');
    expect(table).not.toContain('\u001b');
  });

  test('escapes texts on its page, which loads nothing', async () => {
    const html = renderHtml(await createReport(stream(sample), {texts: 5}), noPages);
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(html).not.toMatch(/<script|<link|src=|url\(/);
    expect(html).toContain('<svg');
  });

  test('names every number in a spreadsheet', async () => {
    const csv = renderCsv(await createReport(stream(sample), {texts: 5}), noPages);
    const rows = csv.trimEnd().split('\r\n');
    expect(rows[0]).toBe('\ufeffsection,name,measure,value,received_at,id');
    expect(rows).toContain('reason,bugs,Count,2');
    expect(rows).toContain('week,2026-01-19,bugs,1');
    expect(rows.at(-1)).toMatch(/^text,bugs,text,第一,2026-01-05T00:00:00\.000Z,/);
  });

  test.each(['constructor', '__proto__'])('counts a browser called %s', async (browser) => {
    const report = await createReport(stream([createEntry({browser})]));
    for (const render of [renderHtml, renderCsv, renderTable]) {
      expect(render(report, noPages)).toContain(browser);
    }
  });
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
  ['a\nb', '"a\nb"'],
  [-4, '-4'],
  [null, ''],
])('the cell %j is written %j', (value, expected) => {
  expect(csvCell(value)).toBe(expected);
});

describe('the public report', () => {
  const month = (index: number, counts: Partial<Record<StoredFeedback['reason'], number>>) =>
    Object.entries(counts).flatMap(([reason, length]) =>
      Array.from({length}, () =>
        createEntry({
          reason: reason as StoredFeedback['reason'],
          receivedAt: Date.UTC(2026, index, 3),
          feedback: 'private',
        }),
      ),
    );
  const entries = [
    ...month(0, {bugs: 30, no_need: 10, other: 9}),
    ...month(1, {bugs: 3}),
    ...month(2, {bugs: 12, no_need: 13, features: 14, alternative: 15, other: 3}),
    ...month(3, {bugs: 20, no_need: 20, features: 6, alternative: 5, other: 20}),
  ];

  test('hides small shares, and one more where a hidden one could be worked out', async () => {
    const {months} = await createPublicReport(stream(entries));
    expect(months.map(({month: name, shares}) => [name, ...Object.values(shares)])).toEqual([
      // The hidden ones stand for nine answers, so the next share is hidden, too.
      ['2026-01', 61, null, null, null, null],
      ['2026-02', null, null, null, null, null],
      ['2026-03', null, 23, 25, 26, null],
      ['2026-04', 28, 28, null, null, 28],
    ]);
  });

  test('has no texts, ids or counts in any format', async () => {
    const report = await createPublicReport(stream(entries));
    for (const text of [
      JSON.stringify(report),
      renderPublicTable(report),
      renderPublicCsv(report),
      renderPublicHtml(report),
    ]) {
      expect(text).not.toMatch(/private|\b(?:30|49|9|57|71)\b/);
      expect(text).toContain('2026-03');
    }
  });
});
