import publicWords from '@scriptcat/content/server/public-report';
import words from '@scriptcat/content/server/report';
import {inLanguage, type LanguageTag} from '@scriptcat/contract';
import {type Html, html, languageLinks, pageResponse} from '../html/page';
import {type Part, publicPart, type Row, type Section} from './parts';
import type {PublicReport} from './report';

/** Rows of one table; a long tail says little. */
const MAX_ROWS = 60;
const GAP = 2;
const WIDTH = 10;
const HEIGHT = 100;
/** With fewer columns the chart keeps this width, so that one week is not one wide block. */
const MIN_COLUMNS = 12;

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);

/** The columns of all rows side by side; parts are stacked, the first in colour `a`. */
function chart(rows: readonly Row[], label: string): Html {
  const max = Math.max(1, ...rows.map(({column = []}) => sum(column)));
  const heightOf = (values: readonly number[]) => (sum(values) / max) * HEIGHT;
  const rectangle = (column: readonly number[], index: number, at: number) => {
    const y = HEIGHT - heightOf(column.slice(0, at + 1));
    const height = heightOf(column.slice(at, at + 1));
    return html`<rect class="${'ab'[at]}" x="${index * WIDTH + GAP / 2}" y="${y.toFixed(2)}" width="${WIDTH - GAP}" height="${height.toFixed(2)}"/>`;
  };
  const width = Math.max(MIN_COLUMNS, rows.length) * WIDTH;
  return html`<svg class="trend" viewBox="0 0 ${width} ${HEIGHT}" preserveAspectRatio="none" role="img" aria-label="${label}">
${rows.map(
  ({name, column = []}, index) =>
    html`<g><title>${name}: ${column.join(' + ')}</title>${column.map((_, at) => rectangle(column, index, at))}</g>`,
)}</svg>`;
}

const bar = (share: number) =>
  html`<td class="bar"><svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true"><rect width="${(share * 100).toFixed(2)}" height="10"/></svg></td>`;

/** A table that scrolls by itself; the first column names its rows, the others are numbers. */
function table({heads: [first, ...others], rows}: Section, show: (name: string) => unknown): Html {
  const hasBars = rows[0]?.bar !== undefined;
  return html`<div class="wide"><table>
<thead><tr><th scope="col">${first}</th>${hasBars && html`<td class="bar"></td>`}
${others.map((head) => html`<th scope="col" class="number">${head}</th>`)}</tr></thead>
<tbody>${rows.slice(0, MAX_ROWS).map(
    (row) => html`
<tr><th scope="row">${show(row.name)}</th>${row.bar !== undefined && bar(row.bar)}
${row.numbers.map((number) => html`<td class="number">${number}</td>`)}</tr>`,
  )}</tbody></table></div>`;
}

interface PartOptions {
  language: LanguageTag;
  level?: 2 | 3;
  linkTo?: (page: string) => string;
}

export function partHtml(part: Part, {language, level = 3, linkTo}: PartOptions): Html {
  const section = (each: Section) => {
    const isLinked = each.isOfPages && linkTo;
    const columns = each.rows[0]?.column?.length ?? 0;
    const keys = each.heads.slice(1, columns + 1);
    return html`
<h${level}>${each.title}</h${level}>
${columns > 1 && html`<p class="muted">${keys.map((head, at) => html`<span class="key ${'ab'[at]}"></span>${head}`)}</p>`}
${columns > 0 && chart(each.rows, words[language].chart)}
${table(each, (name) => (isLinked ? html`<a href="${linkTo(name)}">${name}</a>` : name))}`;
  };
  return html`<p class="muted">${part.summary}</p>
${part.sections.map(section)}`;
}

/** The public report as data, and as a page in each language. */
export const reportData = '/report/data.json';
export const reportPath = (language: LanguageTag) => inLanguage('/report/', language);

export function publicReportPage(
  report: PublicReport,
  language: LanguageTag,
  headers: Record<string, string>,
): Response {
  const {home, data, lead} = publicWords[language];
  const part = publicPart(report, language);
  const header = html`<nav class="muted actions"><a href="${inLanguage('/', language)}">${home}</a>
${languageLinks(language, reportPath)}
<a href="${reportData}">${data}</a></nav>`;
  const body = html`<p>${lead}</p>${partHtml(part, {language, level: 2})}`;
  return pageResponse({lang: language, title: part.title, header, body, isPublic: true}, {headers});
}
