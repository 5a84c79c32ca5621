import {escapeHtml} from '@scriptcat/contract';
import {chartRules} from '../html/charts';
import {createLook, renderPage} from '../html/page';
import type {PageReport} from './page-report';
import {pagePart, surveyPart} from './parts';
import type {Report} from './report';

/** How reports look, the public one too. */
export const reportLook = createLook(
  `${chartRules}body{max-width:60rem}.text{white-space:pre-wrap;overflow-wrap:anywhere}`,
);

function texts(report: Report): string {
  if (report.texts.length === 0) return '';
  const rows = report.texts.map(({receivedAt, reason, locale, browser, version, feedback = ''}) => {
    const day = new Date(receivedAt).toISOString().slice(0, 10);
    const about = [day, reason, locale, browser, version].filter((item) => item !== undefined);
    return `<tr><td class="muted">${about.map(escapeHtml).join('<br>')}</td><td class="text" dir="auto">${escapeHtml(feedback)}</td></tr>`;
  });
  return `<h3>Latest texts</h3>
<table><tbody>
${rows.join('\n')}
</tbody></table>`;
}

function pageWithTexts({page, texts: said}: PageReport['pages'][number]): string {
  const items = said.map(({text = ''}) => `<li class="text" dir="auto">${escapeHtml(text)}</li>`);
  return `${escapeHtml(page)}${items.length > 0 ? `<ul>${items.join('')}</ul>` : ''}`;
}

/** The report as one file that needs no other: charts are drawn in it. */
export function renderHtml(report: Report, pages: PageReport): string {
  return renderPage(reportLook, {
    lang: 'en',
    title: 'What visitors said',
    body: `<h2>Uninstall survey</h2>
${surveyPart(report, 'en')}
${texts(report)}
<h2>Page feedback</h2>
${pagePart(pages, 'en', pageWithTexts)}`,
  });
}
