import {
  escapeHtml,
  type LanguageTag,
  type Reason,
  reasonLabels,
  reasons,
} from '@scriptcat/contract';
import {bar, columns, number, percent, table} from '../html/charts';
import type {PageReport} from './page-report';
import type {Report, Share} from './report';
import {fillIn, type ReportText, reportTexts} from './texts';

/** Rows of one table; a long tail says little. */
const MAX_ROWS = 30;

type Say = (key: ReportText, values?: Record<string, string | number>) => string;

const sayIn =
  (locale: LanguageTag): Say =>
  (key, values) =>
    fillIn(reportTexts[key][locale], values);

function shares(say: Say, title: string, rows: readonly Share[], label = escapeHtml): string {
  const max = Math.max(Number.MIN_VALUE, ...rows.map(({share}) => share));
  const body = rows
    .slice(0, MAX_ROWS)
    .map(
      ({name, count, share}) =>
        `<tr><th scope="row">${label(name)}</th><td class="bar">${bar(share / max)}</td>${number(count)}${number(percent(share))}</tr>`,
    );
  return `<h3>${title}</h3>
<div class="wide"><table><thead><tr><th scope="col">${say('name')}</th><td class="bar"></td><th scope="col" class="number">${say('count')}</th><th scope="col" class="number">${say('share')}</th></tr></thead>
<tbody>${body.join('\n')}</tbody></table></div>`;
}

const reasonLabel = (locale: LanguageTag) => (name: string) =>
  reasons.includes(name as Reason) ? reasonLabels[name as Reason][locale] : escapeHtml(name);

/** The answers to the survey as charts and tables. */
export function surveyPart(report: Report, locale: LanguageTag): string {
  const say = sayIn(locale);
  if (report.total === 0) return `<p class="muted">${say('nothing')}</p>`;
  const weeks = report.weeks.map(({monday, count}) => ({label: monday, values: [count]}));
  const rows = report.weeks.map(
    ({monday, count, by}) =>
      `<tr><th scope="row">${monday}</th>${number(count)}${reasons.map((reason) => number(by[reason])).join('')}</tr>`,
  );
  const names = [
    say('week'),
    say('total'),
    ...reasons.map((reason) => reasonLabels[reason][locale]),
  ];
  return `<p class="muted">${say('surveySummary', {total: report.total, texts: report.withText, from: report.from ?? '', to: report.to ?? ''})}</p>
<h3>${say('byWeek')}</h3>
${columns(weeks, say('chart'))}
${table(names, rows)}
${shares(say, say('byReason'), report.reasons, reasonLabel(locale))}
${shares(say, say('byVersion'), report.versions)}
${shares(say, say('byBrowser'), report.browsers)}
${shares(say, say('byLocale'), report.locales)}`;
}

/** The votes on pages as charts and tables; what stands for a page is markup. */
export function pagePart(
  report: PageReport,
  locale: LanguageTag,
  showPage: (page: PageReport['pages'][number]) => string,
): string {
  const say = sayIn(locale);
  if (report.total === 0) return `<p class="muted">${say('nothing')}</p>`;
  const weeks = report.weeks.map(({monday, by}) => ({label: monday, values: [by.yes, by.no]}));
  const weekRows = report.weeks.map(
    ({monday, by}) => `<tr><th scope="row">${monday}</th>${number(by.yes)}${number(by.no)}</tr>`,
  );
  const pageRows = report.pages.slice(0, MAX_ROWS).map((page) => {
    const {yes, no} = page;
    return `<tr><th scope="row">${showPage(page)}</th>${number(no)}${number(yes)}${number(percent(no / (yes + no)))}</tr>`;
  });
  return `<p class="muted">${say('pageSummary', {total: report.total, helpful: percent(report.helpful / report.total), texts: report.withText})}</p>
<h3>${say('byWeek')}</h3>
<p class="muted"><span class="key a"></span>${say('yes')}<span class="key b"></span>${say('no')}</p>
${columns(weeks, say('chart'))}
${table([say('week'), say('yes'), say('no')], weekRows)}
<h3>${say('byPage')}</h3>
${table([say('page'), say('no'), say('yes'), say('noShare')], pageRows)}`;
}
