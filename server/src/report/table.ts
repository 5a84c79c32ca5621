import {reasonLabels, reasons} from '@scriptcat/contract';
import type {PageReport} from './page-report';
import type {PublicReport} from './public-report';
import type {Report, Share} from './report';

const barWidth = 32;
const eighths = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉'];

function bar(value: number, max: number): string {
  const steps = max > 0 ? Math.round((value / max) * barWidth * 8) : 0;
  return ('█'.repeat(steps >> 3) + eighths[steps % 8]).padEnd(barWidth);
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`.padStart(7);

function section(title: string, shares: readonly Share[]): string[] {
  const width = Math.max(0, ...shares.map(({name}) => name.length));
  const max = Math.max(0, ...shares.map(({count}) => count));
  return [
    '',
    title,
    ...shares.map(
      ({name, count, share}) =>
        `  ${name.padEnd(width)}  ${bar(count, max)} ${String(count).padStart(6)}  ${percent(share)}`,
    ),
  ];
}

// Visitors' texts could carry commands to the terminal, or turn its writing direction around.
const safe = (text: string) =>
  text
    .replaceAll('\r\n', '\n')
    .replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, (found) => (found === '\n' ? found : '�'));

function texts(report: Report): string[] {
  if (report.texts.length === 0) return [];
  return [
    '',
    'Latest texts',
    ...report.texts.flatMap(({id, receivedAt, reason, locale, browser, version, feedback = ''}) => [
      '',
      `  ${[new Date(receivedAt).toISOString().slice(0, 16).replace('T', ' '), reason, locale, browser, version, id].filter(Boolean).join('  ')}`,
      ...safe(feedback)
        .split('\n')
        .map((line) => `    ${line}`),
    ]),
  ];
}

/** Pages by unhelpful votes, with what was said about them. */
function pageSection({total, helpful, pages}: PageReport): string[] {
  if (total === 0) return [];
  const width = Math.max(...pages.map(({page}) => page.length));
  const max = Math.max(...pages.map(({no}) => no));
  return [
    `Pages: ${total} votes, ${percent(helpful / total).trim()} helpful; by unhelpful votes`,
    ...pages.flatMap(({page, yes, no, texts: said}) => [
      `  ${page.padEnd(width)}  ${bar(no, max)} ${String(no).padStart(6)} no ${String(yes).padStart(6)} yes`,
      ...said.map(
        ({id, receivedAt, helpful: verdict, locale, text = ''}) =>
          `    ${[new Date(receivedAt).toISOString().slice(0, 10), verdict, locale, id].join('  ')}\n      ${safe(text).replaceAll('\n', ' ')}`,
      ),
    ]),
  ];
}

/** The report for a terminal. */
export function renderTable(report: Report, pages: PageReport): string {
  const parts = [surveySection(report), pageSection(pages)].filter((lines) => lines.length > 0);
  if (parts.length === 0) return 'No answers yet.\n';
  return `${parts.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}

function surveySection(report: Report): string[] {
  if (report.total === 0) return [];
  const max = Math.max(...report.weeks.map(({count}) => count));
  const described = report.reasons.map((row) => ({
    ...row,
    name: `${row.name} (${reasonLabels[row.name as keyof typeof reasonLabels].en})`,
  }));
  return [
    `Uninstall survey: ${report.total} answers, ${report.withText} with text, ${report.from} to ${report.to}`,
    ...section('Reasons', described),
    '',
    `${'Weeks (from Monday)'.padEnd(barWidth + 14)}answers  ${reasons.join('  ')}`,
    ...report.weeks.map(
      (week) =>
        `  ${week.monday}  ${bar(week.count, max)} ${String(week.count).padStart(6)}  ${reasons
          .map((reason) => String(week.by[reason]).padStart(reason.length))
          .join('  ')}`,
    ),
    ...section('Versions', report.versions),
    ...section('Browsers', report.browsers),
    ...section('Languages', report.locales),
    ...texts(report),
  ];
}

/** The publishable report for a terminal. */
export function renderPublicTable({threshold, months}: PublicReport): string {
  const width = (reason: string) => Math.max(reason.length, 5);
  const cell = (share: number | null) => (share === null ? '·' : `${share} %`);
  return `${[
    `Uninstall survey by month; · stands for fewer than ${threshold} answers`,
    `  month    ${reasons.map((reason) => reason.padStart(width(reason))).join('  ')}`,
    ...months.map(
      ({month, shares}) =>
        `  ${month}  ${reasons.map((reason) => cell(shares[reason]).padStart(width(reason))).join('  ')}`,
    ),
  ].join('\n')}\n`;
}
