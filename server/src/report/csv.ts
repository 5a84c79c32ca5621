import {textOf} from './entries';
import type {Part} from './parts';

type Cell = string | number | null | undefined;

// Each run of blanks is matched once, whether or not a sign follows, so this takes linear time.
const formulaStart = /([\s\p{Cc}\p{Cf}";]+|^)([=+\-@＝＋－＠])?/gu;

/**
 * One cell, quoted where needed. Spreadsheets read a text that begins with one of these signs as a
 * formula, also after a character that one of them takes for a separator. An apostrophe before the
 * sign makes it a text again.
 */
function csvCell(value: Cell): string {
  if (typeof value === 'number') return String(value);
  const defused = (value ?? '').replace(formulaStart, (found, blanks, sign, at) =>
    sign && (at === 0 || /[;\t\r\n]/.test(blanks)) ? `${blanks}'${sign}` : found,
  );
  return /[",;\r\n]/.test(defused) ? `"${defused.replaceAll('"', '""')}"` : defused;
}

/** Begins a file: without the byte order mark Excel reads Chinese as Latin-1. */
export const CSV_START = '\ufeff';

export const csvLine = (cells: readonly Cell[]) => `${cells.map(csvCell).join(',')}\r\n`;

/** A report as one long table, a number or a text a row. */
export const renderCsv = (parts: readonly Part[]) =>
  CSV_START +
  [
    ['section', 'name', 'measure', 'value', 'received_at', 'id'],
    ...parts.flatMap(({sections}) =>
      sections.flatMap(({id, heads, rows}) =>
        rows.flatMap(({name, numbers}) =>
          numbers.map((value, at) => [id, name, heads[at + 1], value]),
        ),
      ),
    ),
    ...parts.flatMap(({texts}) =>
      texts.map((entry) => [
        ...('page' in entry ? ['page text', entry.page] : ['text', entry.reason]),
        ...['text', textOf(entry), new Date(entry.receivedAt).toISOString(), entry.id],
      ]),
    ),
  ]
    .map(csvLine)
    .join('');
