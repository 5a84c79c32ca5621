import {reasons} from '@scriptcat/contract';
import type {PageReport} from './page-report';
import type {PublicReport} from './public-report';
import type {Report} from './report';

type Cell = string | number | null | undefined;

// Each run of blanks is matched once, whether or not a sign follows, so this takes linear time.
const formulaStart = /([\s\p{Cc}\p{Cf}";]+|^)([=+\-@＝＋－＠])?/gu;

/**
 * One cell, quoted where needed. Spreadsheets read a text that begins with one of these signs as a
 * formula, also after a character that one of them takes for a separator. An apostrophe before the
 * sign makes it a text again.
 */
export function csvCell(value: Cell): string {
  if (typeof value === 'number') return String(value);
  const defused = (value ?? '').replace(formulaStart, (found, blanks, sign, at) =>
    sign && (at === 0 || /[;\t\r\n]/.test(blanks)) ? `${blanks}'${sign}` : found,
  );
  return /[",;\r\n]/.test(defused) ? `"${defused.replaceAll('"', '""')}"` : defused;
}

// Without the byte order mark Excel reads Chinese as Latin-1.
const toCsv = (rows: readonly (readonly Cell[])[]) =>
  `\ufeff${rows.map((row) => row.map(csvCell).join(',')).join('\r\n')}\r\n`;

const round = (share: number) => Number(share.toFixed(4));

const header = [
  'section',
  'name',
  'week',
  'count',
  'share',
  'received_at',
  'id',
  'locale',
  'browser',
  'version',
  'channel',
  'text',
];

/** The report as one long table: a section, a name, its numbers; texts come last. */
export function renderCsv(report: Report, {pages}: PageReport): string {
  const shares = (section: string, rows: Report['reasons']) =>
    rows.map(({name, count, share}) => [section, name, null, count, round(share)]);
  return toCsv([
    header,
    ...shares('reason', report.reasons),
    ...report.weeks.flatMap(({monday, count, by: counts}) => [
      ['week', 'all', monday, count, round(count / report.total)],
      ...reasons.map((reason) => [
        'week',
        reason,
        monday,
        counts[reason],
        round(counts[reason] / (count || 1)),
      ]),
    ]),
    ...shares('version', report.versions),
    ...shares('browser', report.browsers),
    ...shares('locale', report.locales),
    ...report.texts.map(({receivedAt, reason, id, locale, browser, version, channel, feedback}) => [
      ...['text', reason, null, null, null, new Date(receivedAt).toISOString()],
      ...[id, locale, browser, version, channel, feedback],
    ]),
    ...pages.flatMap(({page, yes, no}) => [
      ['page helpful', page, null, yes, round(yes / (yes + no))],
      ['page unhelpful', page, null, no, round(no / (yes + no))],
    ]),
    ...pages.flatMap(({page, texts}) =>
      texts.map(({receivedAt, id, locale, text}) => [
        ...['page text', page, null, null, null, new Date(receivedAt).toISOString()],
        ...[id, locale, null, null, null, text],
      ]),
    ),
  ]);
}

/** The publishable report as a table of months. */
export function renderPublicCsv({months}: PublicReport): string {
  return toCsv([
    ['month', ...reasons],
    ...months.map(({month, shares}) => [month, ...reasons.map((reason) => shares[reason])]),
  ]);
}
