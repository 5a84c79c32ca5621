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
