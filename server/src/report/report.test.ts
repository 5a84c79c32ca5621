import {describe, expect, test} from 'vitest';
import type {StoredFeedback} from '../store';
import {createEntry} from '../test/feedback';
import {csvCell, renderCsv, renderPublicCsv} from './csv';
import {renderHtml} from './html';
import {createPageReport} from './page-report';
import {renderPublicHtml} from './public-page';
import {createPublicReport} from './public-report';
import {createReport} from './report';
import {renderPublicTable, renderTable} from './table';

const noPages = await createPageReport((async function* () {})());

async function* stream(entries: readonly StoredFeedback[]) {
  yield* entries;
}

const sunday = Date.UTC(2026, 0, 4, 23, 59);
const monday = Date.UTC(2026, 0, 5);
const week = 7 * 86_400_000;
const hostile = '<script>alert(1)</script>\u001b[2J\u202e';

const sample = [
  createEntry({reason: 'no_need', receivedAt: sunday, locale: 'en', browser: 'Edge/138'}),
  createEntry({
    reason: 'bugs',
    receivedAt: monday,
    locale: 'en',
    browser: 'edge',
    feedback: '第一',
  }),
  createEntry({
    reason: 'bugs',
    receivedAt: monday + 2 * week,
    locale: 'zh-Hans',
    feedback: hostile,
  }),
  createEntry({reason: 'other', receivedAt: monday + 2 * week, feedback: '  '}),
];

describe('the report', () => {
  test('counts reasons, browsers, languages and texts', async () => {
    const report = await createReport(stream(sample), {texts: 5});
    expect(report).toMatchObject({total: 4, withText: 2, from: '2026-01-04', to: '2026-01-19'});
    expect(report.reasons[0]).toEqual({name: 'bugs', count: 2, share: 0.5});
    expect(report.reasons).toHaveLength(5);
    expect(report.browsers).toEqual([
      {name: 'edge', count: 2, share: 0.5},
      {name: 'unknown', count: 2, share: 0.5},
    ]);
    expect(report.locales.map(({name, count}) => [name, count])).toEqual([
      ['en', 2],
      ['zh-Hans', 1],
      ['unknown', 1],
    ]);
    expect(report.texts.map(({feedback}) => feedback)).toEqual([hostile, '第一']);
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

  test('keeps only the latest texts, and none unless asked', async () => {
    expect((await createReport(stream(sample), {texts: 1})).texts).toEqual([sample[2]]);
    expect((await createReport(stream(sample))).texts).toEqual([]);
  });

  test('reports “no data” in every format', async () => {
    const report = await createReport(stream([]));
    expect(renderTable(report, noPages)).toBe('No answers yet.\n');
    expect(renderHtml(report, noPages)).toContain('Nothing in this period.');
    expect(renderCsv(report, noPages)).toContain('reason,bugs,,0,0');
  });

  test('in a terminal shows bars and lets no text command it', async () => {
    const table = renderTable(await createReport(stream(sample), {texts: 5}), noPages);
    expect(table).toMatch(/bugs \(Something did not work\) +█{32} +2 +50\.0 %/);
    const lines = table.split('\n');
    const [head = '', week = ''] = lines.slice(lines.findIndex((line) => line.startsWith('Weeks')));
    expect(week.length).toBe(head.length);
    expect(table).toContain('<script>alert(1)</script>�[2J�');
    expect(table).not.toContain('\u001b');
  });

  test('as a page escapes what visitors wrote and loads nothing', async () => {
    const html = renderHtml(await createReport(stream(sample), {texts: 5}), noPages);
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(html).not.toMatch(/<script|<link|src=|url\(/);
    expect(html).toContain('<svg');
  });
});

test.each(['constructor', '__proto__', 'hasOwnProperty', 'toString'])(
  'a browser called %s is a browser like any other',
  async (browser) => {
    const entries = stream([createEntry({browser, feedback: browser})]);
    const report = await createReport(entries, {texts: 1});
    expect(report.browsers).toEqual([{name: browser.toLowerCase(), count: 1, share: 1}]);
    for (const render of [renderHtml, renderCsv, renderTable]) {
      expect(render(report, noPages)).toContain(browser.toLowerCase());
    }
  },
);

test.each([
  ['=1+1', "'=1+1"],
  ['+1', "'+1"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  [' =1', " '=1"],
  ['a =1', 'a =1'],
  ['\t=1', "\t'=1"],
  ['x;=1+1', `"x;'=1+1"`],
  ['x; \n+1', `"x; \n'+1"`],
  ['＝1', "'＝1"],
  ['\u200b=1', "\u200b'=1"],
  ['\u0001\u001f=1', "\u0001\u001f'=1"],
  ['=HYPERLINK("x","y")', `"'=HYPERLINK(""x"",""y"")"`],
  ['a,b', '"a,b"'],
  ['a\nb', '"a\nb"'],
  ['say "hi"', '"say ""hi"""'],
  ['a=b', 'a=b'],
  [-4, '-4'],
  [null, ''],
])('the cell %j is written %j', (value, expected) => {
  expect(csvCell(value)).toBe(expected);
});

test('a table for spreadsheets names every number', async () => {
  const csv = renderCsv(await createReport(stream(sample), {texts: 5}), noPages);
  const rows = csv.trimEnd().split('\r\n');
  expect(rows[0]).toBe(
    '\ufeffsection,name,week,count,share,received_at,id,locale,browser,version,channel,text',
  );
  expect(rows[1]).toBe('reason,bugs,,2,0.5');
  expect(rows).toContain('week,bugs,2026-01-19,1,0.5');
  expect(rows.at(-1)).toContain(',第一');
});

describe('the public report', () => {
  const month = (
    year: number,
    index: number,
    counts: Partial<Record<StoredFeedback['reason'], number>>,
  ) =>
    Object.entries(counts).flatMap(([reason, count]) =>
      Array.from({length: count}, () =>
        createEntry({
          reason: reason as StoredFeedback['reason'],
          receivedAt: Date.UTC(year, index, 3),
          feedback: 'private',
        }),
      ),
    );
  const entries = [
    ...month(2026, 0, {bugs: 30, no_need: 10, other: 9}),
    ...month(2026, 1, {bugs: 3}),
    ...month(2026, 2, {bugs: 12, no_need: 13, features: 14, alternative: 15, other: 3}),
    ...month(2026, 3, {bugs: 20, no_need: 20, features: 6, alternative: 5, other: 20}),
  ];

  test('hides small shares, and one more where a hidden one could be worked out', async () => {
    const {months} = await createPublicReport(stream(entries));
    const rows = months.map(({month, shares}) => [month, ...Object.values(shares)]);
    expect(rows).toEqual([
      // Nine of the hidden answers are fewer than ten, so the next share is hidden, too.
      ['2026-01', 61, null, null, null, null],
      ['2026-02', null, null, null, null, null],
      ['2026-03', null, 23, 25, 26, null],
      ['2026-04', 28, 28, null, null, 28],
    ]);
  });

  test('has no texts, ids or counts in any format', async () => {
    const report = await createPublicReport(stream(entries));
    const all = [
      JSON.stringify(report),
      renderPublicTable(report),
      renderPublicCsv(report),
      renderPublicHtml(report),
    ];
    for (const text of all) {
      expect(text).not.toContain('private');
      expect(text).not.toMatch(/\b(?:30|49|9|57|71)\b/);
    }
    expect(all[1]).toContain('2026-01   61 %        ·');
  });
});
