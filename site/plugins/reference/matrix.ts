import type {Locale} from '@scriptcat/contract';
import {
  type CompatibilityCell,
  type CompatibilityRow,
  labels,
  managerNames,
  verdictMarks,
} from '@scriptcat/userscript';

const escapes: Readonly<Record<string, string>> = {'&': '&amp;', '<': '&lt;', '>': '&gt;'};

/** Text of the catalogue as HTML; code is all it marks. */
function toHtml(text: string): string {
  return text
    .replace(/[&<>]/g, (found) => escapes[found] ?? found)
    .replace(/`([^`]*)`/g, '<code>$1</code>');
}

function cellHtml({support, note, verdict}: CompatibilityCell): string {
  if (!verdict) return `<td>${toHtml(support)}</td>`;
  const said = `<b data-verdict="${verdict}" aria-hidden="true">${verdictMarks[verdict]}</b> ${toHtml(support)}`;
  return note
    ? `<td><details><summary>${said}</summary>${toHtml(note)}</details></td>`
    : `<td>${said}</td>`;
}

/** A table to be scanned: a sign for each manager, and the words in a cell that unfolds. */
export function matrixHtml(rows: readonly CompatibilityRow[], locale: Locale): string {
  const base = `${locale === 'en' ? '/en' : ''}/docs/dev`;
  const head = [labels.name[locale], ...Object.values(managerNames)];
  const body = rows.map(({name, target, cells}) => {
    const [page, anchor] = target.split('#');
    const isSame = cells.every(({verdict}) => !verdict || verdict === 'same');
    const link = `<a href="${base}/${page}/#${anchor}"><code>${toHtml(name)}</code></a>`;
    return `<tr${isSame ? ' data-same' : ''}><th scope="row">${link}</th>${cells.map(cellHtml).join('')}</tr>`;
  });
  return `<table><thead><tr>${head.map((title) => `<th scope="col">${title}</th>`).join('')}</tr></thead><tbody>${body.join('')}</tbody></table>`;
}
