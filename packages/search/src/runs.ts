const HAN = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}';
/** A stretch of letters and digits that is not written in one of these scripts. */
export const WORD = `(?:(?![${HAN}])[\\p{L}\\p{N}\\p{M}])+`;
const RUN = new RegExp(`[${HAN}]+|@?\\$?_*${WORD}(?:[._$@\\-]+${WORD})*`, 'gu');
const HAN_START = new RegExp(`^[${HAN}]`, 'u');

/** Whether a run of text is written without spaces and therefore cut into pairs. */
export const isHan = (text: string): boolean => HAN_START.test(text);

/** The runs of a text: identifiers and words with their separators, and stretches of Han. */
export function runsOf(text: string): {text: string; start: number}[] {
  const runs: {text: string; start: number}[] = [];
  RUN.lastIndex = 0;
  for (let match = RUN.exec(text); match; match = RUN.exec(text)) {
    runs.push({text: match[0], start: match.index});
  }
  return runs;
}
