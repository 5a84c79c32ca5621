import {escapeHtml, type Locale, reasonLabels, reasons} from '@scriptcat/contract';
import type {PageReport} from './page-report';
import type {Report, Share} from './report';

export const style = `
:root{color-scheme:light dark;--text:#0f1b2d;--muted:#4a5a70;--line:#dde5ef;--page:#fbfcfe;--bar:#1660d6}
@media(prefers-color-scheme:dark){:root{--text:#e6edf7;--muted:#9fb0c7;--line:#26344b;--page:#0b1220;--bar:#79b0ff}}
body{margin:0 auto;max-width:60rem;padding:2rem 1rem;background:var(--page);color:var(--text);
  font:1rem/1.6 system-ui,"PingFang SC","Microsoft YaHei",sans-serif}
h1{font-size:1.75rem}h2{font-size:1.125rem;margin-block:2.5rem .5rem}
table{border-collapse:collapse;width:100%}th,td{padding:.3rem .75rem .3rem 0;text-align:start;
  border-block-end:1px solid var(--line);vertical-align:top}
th{font-weight:500}thead th{color:var(--muted)}.number{text-align:end;font-variant-numeric:tabular-nums}
.chart{width:50%}svg{display:block;width:100%;height:1.25rem}rect,.column{fill:var(--bar)}
.trend{height:10rem;margin-block:.5rem}.text{white-space:pre-wrap;overflow-wrap:anywhere}
.muted{color:var(--muted)}a{color:var(--bar)}.wide{overflow-x:auto}`;

/** A page that needs no other file; one that is for everybody may be found by search engines. */
export const page = (
  title: string,
  body: string,
  {locale, isPrivate = false}: {locale: Locale; isPrivate?: boolean},
) => `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${isPrivate ? '<meta name="robots" content="noindex">\n' : ''}<title>${title}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${title}</h1>
${body}
</main>
</body>
</html>
`;

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

/** A share of a whole; the number stands beside it. */
export const bar = (share: number) =>
  `<svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true"><rect width="${(share * 100).toFixed(2)}" height="10"/></svg>`;

const label = (name: string) =>
  Object.hasOwn(reasonLabels, name) ? reasonLabels[name as keyof typeof reasonLabels].en : name;

function shares(title: string, rows: readonly Share[]): string {
  const max = Math.max(Number.MIN_VALUE, ...rows.map(({share}) => share));
  return `<h2>${title}</h2>
<table><tbody>
${rows
  .map(
    ({name, count, share}) =>
      `<tr><th scope="row">${escapeHtml(label(name))}</th><td class="chart">${bar(share / max)}</td><td class="number">${count}</td><td class="number">${percent(share)}</td></tr>`,
  )
  .join('\n')}
</tbody></table>`;
}

function trend({weeks}: Report): string {
  const max = Math.max(1, ...weeks.map(({count}) => count));
  const columns = weeks.map(({monday, count}, index) => {
    const height = (count / max) * 100;
    return `<rect x="${index * 10 + 1}" y="${(100 - height).toFixed(2)}" width="8" height="${height.toFixed(2)}"><title>${monday}: ${count}</title></rect>`;
  });
  return `<h2>Weeks, from Monday</h2>
<svg class="trend" viewBox="0 0 ${weeks.length * 10} 100" preserveAspectRatio="none" role="img" aria-label="Answers a week; the table below has the numbers">${columns.join('')}</svg>
<table><thead><tr><th scope="col">Week</th><th scope="col" class="number">Answers</th>${reasons.map((reason) => `<th scope="col" class="number">${reason}</th>`).join('')}</tr></thead><tbody>
${weeks
  .map(
    (week) =>
      `<tr><th scope="row">${week.monday}</th><td class="number">${week.count}</td>${reasons.map((reason) => `<td class="number">${week.by[reason]}</td>`).join('')}</tr>`,
  )
  .join('\n')}
</tbody></table>`;
}

function texts(report: Report): string {
  if (report.texts.length === 0) return '';
  return `<h2>Latest texts</h2>
<table><tbody>
${report.texts
  .map(({receivedAt, reason, locale, browser, version, feedback = ''}) => {
    const about = [
      new Date(receivedAt).toISOString().slice(0, 10),
      reason,
      locale,
      browser,
      version,
    ];
    return `<tr><td class="muted">${about
      .filter((item) => item !== undefined)
      .map(escapeHtml)
      .join('<br>')}</td><td class="text" dir="auto">${escapeHtml(feedback)}</td></tr>`;
  })
  .join('\n')}
</tbody></table>`;
}

function pageTable({total, pages}: PageReport): string {
  if (total === 0) return '';
  const max = Math.max(1, ...pages.map(({no}) => no));
  const said = (row: PageReport['pages'][number]) =>
    row.texts.map(({text = ''}) => `<li class="text" dir="auto">${escapeHtml(text)}</li>`).join('');
  return `<h2>Pages by unhelpful votes</h2>
<table><thead><tr><th scope="col">Page</th><th scope="col" class="chart">Unhelpful</th><th scope="col" class="number">No</th><th scope="col" class="number">Yes</th></tr></thead><tbody>
${pages
  .map(
    (row) =>
      `<tr><th scope="row">${escapeHtml(row.page)}${row.texts.length > 0 ? `<ul>${said(row)}</ul>` : ''}</th><td class="chart">${bar(row.no / max)}</td><td class="number">${row.no}</td><td class="number">${row.yes}</td></tr>`,
  )
  .join('\n')}
</tbody></table>`;
}

/** The report as one file that needs no other: charts are drawn in it. */
export function renderHtml(report: Report, pages: PageReport): string {
  const summary = report.total
    ? `${report.total} answers, ${report.withText} with text, ${report.from} to ${report.to}`
    : 'No answers yet';
  return page(
    'Uninstall survey',
    [
      `<p class="muted">${summary}</p>`,
      shares('Reasons', report.reasons),
      trend(report),
      shares('Versions', report.versions),
      shares('Browsers', report.browsers),
      shares('Languages', report.locales),
      texts(report),
      pageTable(pages),
    ].join('\n'),
    {locale: 'en', isPrivate: true},
  );
}
