import {escapeHtml} from '@scriptcat/contract';
import type {PageReport} from '../report/page-report';
import {pagePart, surveyPart} from '../report/parts';
import type {Report} from '../report/report';
import type {Desk} from './page';

export const periods = [4, 12, 26, 52, 0] as const;

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
  const {text, locale, base} = desk;
  const linkTo = ({page}: PageReport['pages'][number]) => {
    const votes = `${base}/votes/?${new URLSearchParams({q: page, state: 'all'})}`;
    return `<a href="${escapeHtml(votes)}">${escapeHtml(page)}</a>`;
  };
  return `${periodForm(desk, weeks)}
<h2>${text('survey')}</h2>
${surveyPart(reports.survey, locale)}
<h2>${text('pages')}</h2>
${pagePart(reports.pages, locale, linkTo)}`;
}
