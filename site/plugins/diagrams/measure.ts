const wide = /[\u2e80-\u9fff\uac00-\ud7af\uff00-\uffef]/;
const narrow = /[\sfijlrt.,:;'’!()|]/;

/** Approximate width of a text in ems of a common sans serif, rather too wide than too narrow. */
export const widthOf = (text: string): number =>
  [...text].reduce((sum, sign) => sum + (wide.test(sign) ? 1 : narrow.test(sign) ? 0.38 : 0.6), 0);

/** Where a line may end: after a space, and around Han characters but not before a full stop. */
const pieces =
  /[^\s\u2e80-\u9fff\uff00-\uffef]+\s*|[\u2e80-\u9fff\uff00-\uffef][，：？！）\u3001\u3002\u300d]*\s*/g;

/** Breaks a text into lines of some width, in ems. */
export function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const [piece] of text.matchAll(pieces)) {
    const last = lines.at(-1);
    if (last !== undefined && widthOf((last + piece).trim()) <= width) {
      lines[lines.length - 1] = last + piece;
    } else {
      lines.push(piece);
    }
  }
  return lines.map((line) => line.trim());
}
