import type {PageReport} from './page-report';
import type {PublicReport} from './public-report';
import type {Report} from './report';
import {labelsIn, pageSections, publicSections, type Section, surveySections} from './sections';

const BAR_WIDTH = 32;
const eighths = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉'];

function drawBar(share: number): string {
  const steps = Math.round(share * BAR_WIDTH * 8);
  return ('█'.repeat(steps >> 3) + eighths[steps % 8]).padEnd(BAR_WIDTH + 1);
}

function sectionLines({title, heads, rows}: Section): string[] {
  const cells = [heads, ...rows.map(({name, numbers}) => [name, ...numbers.map(String)])];
  const widths = heads.map((_, at) => Math.max(...cells.map((row) => row[at]?.length ?? 0)));
  const hasBars = rows[0]?.bar !== undefined;
  const lines = cells.map(([name = '', ...numbers], at) => {
    const bar = hasBars ? drawBar(rows[at - 1]?.bar ?? 0) : '';
    const right = numbers.map((number, column) => number.padStart(widths[column + 1] ?? 0));
    return `  ${[name.padEnd(widths[0] ?? 0), ...(bar && [bar]), ...right].join('  ')}`;
  });
  return ['', title, ...lines];
}

// Visitors' texts could carry commands to the terminal, or turn its writing direction around.
const safe = (text: string) =>
  text
    .replaceAll('\r\n', '\n')
    .replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, (found) => (found === '\n' ? found : '�'))
    .replaceAll('\n', '\n    ');

const about = (receivedAt: number, ...parts: (string | undefined)[]) =>
  [new Date(receivedAt).toISOString().slice(0, 16).replace('T', ' '), ...parts]
    .filter(Boolean)
    .join('  ');

/** The report for a terminal. */
export function renderTable(report: Report, pages: PageReport): string {
  const lines: string[] = [];
  if (report.total > 0) {
    const {total, withText, from, to} = report;
    lines.push(`Uninstall survey: ${total} answers, ${withText} with text, ${from} to ${to}`);
    lines.push(...surveySections(report, 'en', labelsIn()).flatMap(sectionLines));
    for (const {id, receivedAt, reason, locale, browser, version, feedback = ''} of report.texts) {
      lines.push('', `  ${about(receivedAt, reason, locale, browser, version, id)}`);
      lines.push(`    ${safe(feedback)}`);
    }
    lines.push('');
  }
  if (pages.total > 0) {
    lines.push(`Page feedback: ${pages.total} votes, ${pages.helpful} helpful`);
    lines.push(...pageSections(pages, 'en').flatMap(sectionLines));
    for (const {id, receivedAt, page, helpful, text = ''} of pages.pages.flatMap(
      (row) => row.texts,
    ))
      lines.push('', `  ${about(receivedAt, page, helpful, id)}`, `    ${safe(text)}`);
  }
  return lines.length === 0 ? 'No answers yet.\n' : `${lines.join('\n').trimEnd()}\n`;
}

/** The publishable report for a terminal. */
export const renderPublicTable = (report: PublicReport) =>
  [
    `Uninstall survey by month; · stands for shares of fewer than ${report.threshold} answers, or others that would give them away`,
    ...publicSections(report, 'en', labelsIn()).flatMap(sectionLines),
    '',
  ].join('\n');
