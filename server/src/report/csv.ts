import {reasons} from '@scriptcat/contract';
import type {PageReport} from './page-report';
import type {PublicReport} from './public-report';
import type {Report} from './report';
import {labelsIn, pageSections, type Section, surveySections} from './sections';

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

const sectionRows = (sections: readonly Section[]): Cell[][] =>
  sections.flatMap(({id, heads, rows}) =>
    rows.flatMap(({name, numbers}) => numbers.map((value, at) => [id, name, heads[at + 1], value])),
  );

const toTime = (time: number) => new Date(time).toISOString();

/** The report as one long table, a number or a text a row. */
export const renderCsv = (report: Report, pages: PageReport) =>
  toCsv([
    ['section', 'name', 'measure', 'value', 'received_at', 'id'],
    ...sectionRows(surveySections(report, 'en', labelsIn())),
    ...sectionRows(pageSections(pages, 'en')),
    ...report.texts.map(({reason, feedback, receivedAt, id}) => [
      ...['text', reason, 'text', feedback, toTime(receivedAt), id],
    ]),
    ...pages.pages.flatMap(({page, texts}) =>
      texts.map(({text, receivedAt, id}) => [
        ...['page text', page, 'text', text, toTime(receivedAt), id],
      ]),
    ),
  ]);

/** The publishable report as a table of months. */
export const renderPublicCsv = ({months}: PublicReport) =>
  toCsv([
    ['month', ...reasons],
    ...months.map(({month, shares}) => [month, ...reasons.map((reason) => shares[reason])]),
  ]);
