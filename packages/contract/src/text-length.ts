/** How long a text may be. */
export interface TextLimits {
  /** Characters as people count them: one emoji or one accented letter is one. */
  characters: number;
  /** Stacked combining marks make one "character" arbitrarily long; this is where it ends. */
  textBytes: number;
}

const graphemes =
  typeof Intl.Segmenter === 'function'
    ? new Intl.Segmenter(undefined, {granularity: 'grapheme'})
    : null;

/** The segmenter takes longer than in proportion to a text, so it gets a long one in pieces. */
const PIECE = 256;

/**
 * Counts characters as people do, up to a little more than `max`. Without Intl.Segmenter it counts
 * code points, never fewer.
 */
export function countCharacters(text: string, max = Number.POSITIVE_INFINITY): number {
  if (!graphemes) return [...text].length;
  let count = 0;
  let start = 0;
  let length = PIECE;
  while (count <= max) {
    // Not between the two halves of a code point.
    const end = start + length + (/[\udc00-\udfff]/.test(text.charAt(start + length)) ? 1 : 0);
    const starts = Array.from(graphemes.segment(text.slice(start, end)), ({index}) => index);
    if (end >= text.length) return count + starts.length;
    // The last one may go on after the end of the piece, so the next piece begins with it.
    const last = starts.at(-1) ?? 0;
    count += starts.length - 1;
    start += last;
    length = last === 0 ? length * 2 : PIECE;
  }
  return count;
}

/** Characters that begin a new one whatever comes before them, except after one of a few signs. */
const plain =
  /[ -~\u00c0-\u02af\u0391-\u0481\u048a-\u052f\u3001-\u3029\u3041-\u3096\u30a1-\u30fa\u4e00-\u9fff\uac00-\ud7a3\uff01-\uff5e]+/g;
const pictographs = /\p{Extended_Pictographic}/gu;
/** They belong to what stands before them. */
const marks = /\p{M}+/gu;

/** A count that is never too high and costs next to nothing. */
function countAtLeast(text: string): number {
  const flat = text.replace(pictographs, 'a');
  const others = flat.replace(plain, '');
  // Any other sign may join two of them, as the parts of a family are joined.
  const joining = others.replace(marks, '').length;
  return flat.length - others.length - joining;
}

/** Says how long a text is in UTF-8 without encoding it. */
export function countBytes(text: string): number {
  let bytes = 0;
  for (const character of text) {
    const point = character.codePointAt(0) ?? 0;
    bytes += point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4;
  }
  return bytes;
}

/** Tells whether a text is within both limits; the cheap one is asked first. */
export function fitsTextLimits(text: string, {characters, textBytes}: TextLimits): boolean {
  if (text.length > textBytes || countBytes(text) > textBytes) return false;
  if (text.length <= characters) return true;
  return countAtLeast(text) <= characters && countCharacters(text, characters) <= characters;
}
