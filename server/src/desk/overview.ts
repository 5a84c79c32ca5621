import {escapeHtml, type Reason, reasonLabels, reasons} from '@scriptcat/contract';
import {bar} from '../report/html';
import type {PageReport} from '../report/page-report';
import type {Report, Share} from '../report/report';
import {columns} from './charts';
import type {Desk} from './page';

/** Rows of one table; a long tail says little. */
const MAX_ROWS = 30;

export const periods = [4, 12, 26, 52, 0] as const;

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
const number = (value: number | string) => `<td class="number">${value}</td>`;
const heads = (names: readonly string[]) =>
  `<thead><tr>${names.map((name, at) => `<th scope="col"${at > 0 ? ' class="number"' : ''}>${name}</th>`).join('')}</tr></thead>`;

function shares({text}: Desk, title: string, rows: readonly Share[], label = escapeHtml): string {
  const max = Math.max(Number.MIN_VALUE, ...rows.map(({share}) => share));
  const body = rows
    .slice(0, MAX_ROWS)
    .map(
      ({name, count, share}) =>
        `<tr><th scope="row">${label(name)}</th><td class="bar">${bar(share / max)}</td>${number(count)}${number(percent(share))}</tr>`,
    );
  return `<h3>${title}</h3>
<div class="wide"><table><thead><tr><th scope="col">${text('name')}</th><td class="bar"></td><th scope="col" class="number">${text('count')}</th><th scope="col" class="number">${text('share')}</th></tr></thead>
<tbody>${body.join('\n')}</tbody></table></div>`;
}

const reasonLabel = (locale: Desk['locale']) => (name: string) =>
  reasons.includes(name as Reason) ? reasonLabels[name as Reason][locale] : escapeHtml(name);

function surveyPart(desk: Desk, report: Report): string {
  const {text, locale} = desk;
  if (report.total === 0) return `<p class="muted">${text('nothing')}</p>`;
  const weeks = report.weeks.map(({monday, count}) => ({label: monday, values: [count]}));
  const rows = report.weeks.map(
    ({monday, count, by}) =>
      `<tr><th scope="row">${monday}</th>${number(count)}${reasons.map((reason) => number(by[reason])).join('')}</tr>`,
  );
  const names = [
    text('week'),
    text('total'),
    ...reasons.map((reason) => reasonLabels[reason][locale]),
  ];
  return `<p class="muted">${text('surveySummary', {total: report.total, texts: report.withText, from: report.from ?? '', to: report.to ?? ''})}</p>
<h3>${text('byWeek')}</h3>
${columns(weeks, text('chart'))}
<div class="wide"><table>${heads(names)}<tbody>${rows.join('\n')}</tbody></table></div>
${shares(desk, text('byReason'), report.reasons, reasonLabel(locale))}
${shares(desk, text('byVersion'), report.versions)}
${shares(desk, text('byBrowser'), report.browsers)}
${shares(desk, text('byLocale'), report.locales)}`;
}

function pagePart({text, base}: Desk, report: PageReport): string {
  if (report.total === 0) return `<p class="muted">${text('nothing')}</p>`;
  const weeks = report.weeks.map(({monday, by}) => ({label: monday, values: [by.yes, by.no]}));
  const weekRows = report.weeks.map(
    ({monday, by}) => `<tr><th scope="row">${monday}</th>${number(by.yes)}${number(by.no)}</tr>`,
  );
  const pageRows = report.pages.slice(0, MAX_ROWS).map(({page, yes, no}) => {
    const link = `${base}/votes/?${new URLSearchParams({q: page, state: 'all'})}`;
    return `<tr><th scope="row"><a href="${escapeHtml(link)}">${escapeHtml(page)}</a></th>${number(no)}${number(yes)}${number(percent(no / (yes + no)))}</tr>`;
  });
  return `<p class="muted">${text('pageSummary', {total: report.total, helpful: percent(report.helpful / report.total), texts: report.withText})}</p>
<h3>${text('byWeek')}</h3>
<p class="muted"><span class="key a"></span>${text('yes')}<span class="key b"></span>${text('no')}</p>
${columns(weeks, text('chart'))}
<div class="wide"><table>${heads([text('week'), text('yes'), text('no')])}<tbody>${weekRows.join('\n')}</tbody></table></div>
<h3>${text('byPage')}</h3>
<div class="wide"><table>${heads([text('page'), text('no'), text('yes'), text('noShare')])}<tbody>${pageRows.join('\n')}</tbody></table></div>`;
}

function periodForm({text, base}: Desk, weeks: number): string {
  const option = (count: number) =>
    `<option value="${count}"${count === weeks ? ' selected' : ''}>${count === 0 ? text('everything') : text('weeks', {count})}</option>`;
  return `<form class="fields" action="${base}/"><label>${text('period')}
<select name="weeks">${periods.map(option).join('')}</select></label><button>${text('apply')}</button></form>`;
}

/** Charts and tables of everything that was collected in a period. */
export function renderOverview(
  desk: Desk,
  weeks: number,
  reports: {survey: Report; pages: PageReport},
): string {
  const {text} = desk;
  return `${periodForm(desk, weeks)}
<h2>${text('survey')}</h2>
${surveyPart(desk, reports.survey)}
<h2>${text('pages')}</h2>
${pagePart(desk, reports.pages)}`;
}
