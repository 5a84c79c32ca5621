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

/** Characters that always start a new cluster, except after a joiner. */
const plain =
  /[ -~\u00c0-\u02af\u0391-\u0481\u048a-\u052f\u3001-\u3029\u3041-\u3096\u30a1-\u30fa\u4e00-\u9fff\uac00-\ud7a3\uff01-\uff5e]+/g;
const pictographs = /\p{Extended_Pictographic}/gu;
/** Characters that extend the cluster before them. */
const marks = /\p{M}+/gu;

/** A cheap lower bound of the count. */
function countAtLeast(text: string): number {
  const flat = text.replace(pictographs, 'a');
  const others = flat.replace(plain, '');
  // Any other character may be a joiner, as in family emoji.
  const joining = others.replace(marks, '').length;
  return flat.length - others.length - joining;
}

/** Length of a text in UTF-8 without encoding it. */
export function countBytes(text: string): number {
  let bytes = 0;
  for (const character of text) {
    const point = character.codePointAt(0) ?? 0;
    bytes += point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4;
  }
  return bytes;
}

/** Whether a text is within both limits. Checks the cheap one first. */
export function fitsTextLimits(text: string, {characters, textBytes}: TextLimits): boolean {
  if (text.length > textBytes || countBytes(text) > textBytes) return false;
  if (text.length <= characters) return true;
  return countAtLeast(text) <= characters && countCharacters(text, characters) <= characters;
}
