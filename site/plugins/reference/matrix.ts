import words from '@scriptcat/content/reference/matrix';
import {escapeHtml, fill, inLanguage, type LanguageTag} from '@scriptcat/contract';
import {
  type CompatibilityCell,
  type CompatibilityRow,
  labels,
  managerNames,
  oldLine,
  type Verdict,
  verdictMarks,
} from '@scriptcat/userscript/catalogue';

/** Text of the catalogue as HTML; code is all it marks. */
const toHtml = (text: string) => escapeHtml(text).replace(/`([^`]*)`/g, '<code>$1</code>');

const sign = (verdict: Verdict) =>
  `<b data-verdict="${verdict}" aria-hidden="true">${verdictMarks[verdict]}</b>`;

function cellHtml({manager, support, note, verdict}: CompatibilityCell): string {
  const mark = verdict ? `${sign(verdict)} ` : '';
  const said = mark + toHtml(support);
  const text = note ? `<details><summary>${said}</summary>${toHtml(note)}</details>` : said;
  return `<td data-label="${managerNames[manager]}">${text}</td>`;
}

function oldLineHtml(isThere: boolean, language: LanguageTag): string {
  const verdict = isThere ? 'same' : 'absent';
  const word = isThere ? labels[language].available : labels[language].verdicts.absent;
  return `<td data-label="${oldLine}" data-old="">${sign(verdict)} ${word}</td>`;
}

const verdictsOf = ({cells: [, ...others]}: CompatibilityRow) => others.map(({verdict}) => verdict);

/** How many names the other managers treat alike, in another way or not at all. */
export function countRows(rows: readonly CompatibilityRow[]) {
  const count = (verdict: Verdict) =>
    rows.filter((row) => verdictsOf(row).every((one) => one === verdict)).length;
  const [same, only] = [count('same'), count('absent')];
  return {all: rows.length, same, only, differ: rows.length - same - only};
}

/** A sentence that counts, and a table with one mark per manager; the words are in a fold. */
export function matrixOf(rows: readonly CompatibilityRow[], language: LanguageTag) {
  const base = inLanguage('/docs/dev/', language);
  const [own, ...others] = Object.values(managerNames);
  const head = [labels[language].name, own, ...others].map(
    (title) => `<th scope="col">${title}</th>`,
  );
  head.splice(2, 0, `<th scope="col" data-old="">${own} ${oldLine}</th>`);
  const body = rows.map((row) => {
    const {name, target, isInOldLine, cells} = row;
    const [ownCell, ...otherCells] = cells.map(cellHtml);
    const isSame = verdictsOf(row).every((verdict) => verdict === 'same');
    const link = `<th scope="row"><a href="${base}${target}"><code>${toHtml(name)}</code></a></th>`;
    const line = [link, ownCell, oldLineHtml(isInOldLine, language), ...otherCells];
    return `<tr${isSame ? ' data-same' : ''}>${line.join('')}</tr>`;
  });
  const table = `<table data-search="names"><thead><tr>${head.join('')}</tr></thead><tbody>${body.join('')}</tbody></table>`;
  return {count: fill(words[language].count, countRows(rows)), html: table};
}
