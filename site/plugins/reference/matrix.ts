import {inLanguage, type LanguageTag} from '@scriptcat/contract';
import {
  type CompatibilityCell,
  type CompatibilityRow,
  labels,
  managerNames,
  oldLine,
  type Verdict,
  verdictMarks,
} from '@scriptcat/userscript/catalogue';

const escapes: Readonly<Record<string, string>> = {'&': '&amp;', '<': '&lt;', '>': '&gt;'};

/** Text of the catalogue as HTML; code is all it marks. */
function toHtml(text: string): string {
  return text
    .replace(/[&<>]/g, (found) => escapes[found] ?? found)
    .replace(/`([^`]*)`/g, '<code>$1</code>');
}

const sign = (verdict: Verdict) =>
  `<b data-verdict="${verdict}" aria-hidden="true">${verdictMarks[verdict]}</b>`;

function cellHtml({support, note, verdict}: CompatibilityCell): string {
  if (!verdict) return `<td>${toHtml(support)}</td>`;
  const said = `${sign(verdict)} ${toHtml(support)}`;
  return note
    ? `<td><details><summary>${said}</summary>${toHtml(note)}</details></td>`
    : `<td>${said}</td>`;
}

function oldLineHtml(isThere: boolean, language: LanguageTag): string {
  const verdict = isThere ? 'same' : 'absent';
  const word = isThere ? labels[language].available : labels[language].verdicts.absent;
  return `<td>${sign(verdict)} ${word}</td>`;
}

/** A table with one mark per manager; the words are in a fold. */
export function matrixHtml(rows: readonly CompatibilityRow[], language: LanguageTag): string {
  const base = inLanguage('/docs/dev', language);
  const [own, ...others] = Object.values(managerNames);
  const head = [labels[language].name, own, `${own} ${oldLine}`, ...others];
  const body = rows.map(({name, target, isInOldLine, cells: [ownCell, ...otherCells]}) => {
    const [page, anchor] = target.split('#');
    const isSame = isInOldLine && otherCells.every(({verdict}) => verdict === 'same');
    const link = `<a href="${base}/${page}/#${anchor}"><code>${toHtml(name)}</code></a>`;
    const row = [
      `<th scope="row">${link}</th>`,
      cellHtml(ownCell),
      oldLineHtml(isInOldLine, language),
      ...otherCells.map(cellHtml),
    ];
    return `<tr${isSame ? ' data-same' : ''}>${row.join('')}</tr>`;
  });
  return `<table data-search="names"><thead><tr>${head.map((title) => `<th scope="col">${title}</th>`).join('')}</tr></thead><tbody>${body.join('')}</tbody></table>`;
}
