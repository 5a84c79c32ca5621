/** How long a text may be. */
export interface TextLimits {
  /** User-perceived characters (grapheme clusters): an emoji or an accented letter is one. */
  characters: number;
  /** Limit in bytes, since combining marks make one character arbitrarily long. */
  textBytes: number;
}

const graphemes =
  typeof Intl.Segmenter === 'function'
    ? new Intl.Segmenter(undefined, {granularity: 'grapheme'})
    : null;

/** Intl.Segmenter takes more than linear time, so a long text is split. */
const PIECE = 256;

/**
 * Counts grapheme clusters up to a little more than `max`; code points without Intl.Segmenter,
 * which are never fewer.
 */
export function countCharacters(text: string, max = Number.POSITIVE_INFINITY): number {
  if (!graphemes) return [...text].length;
  let count = 0;
  let start = 0;
  let length = PIECE;
  while (count <= max) {
    // Do not split a surrogate pair.
    const end = start + length + (/[\udc00-\udfff]/.test(text.charAt(start + length)) ? 1 : 0);
    const starts = Array.from(graphemes.segment(text.slice(start, end)), ({index}) => index);
    if (end >= text.length) return count + starts.length;
    // The last cluster may continue in the next chunk, so that chunk begins with it.
    const last = starts.at(-1) ?? 0;
    count += starts.length - 1;
    start += last;
    length = last === 0 ? length * 2 : PIECE;
  }
  return count;
}

/** Length of a text in UTF-8. Packages have no TextEncoder. */
function countBytes(text: string): number {
  let bytes = 0;
  for (const character of text) {
    const point = character.codePointAt(0) ?? 0;
    bytes += point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4;
  }
  return bytes;
}

/** Whether a text is within both limits. Checks the cheap ones first. */
export function fitsTextLimits(text: string, {characters, textBytes}: TextLimits): boolean {
  if (text.length > textBytes || countBytes(text) > textBytes) return false;
  return text.length <= characters || countCharacters(text, characters) <= characters;
}
