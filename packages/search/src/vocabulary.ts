import {isHan} from './tokenise';

/** The distinct terms of an index, with the lookups a reader's half-typed words need. */
export interface Vocabulary {
  has(term: string): boolean;
  startingWith(prefix: string, limit: number): string[];
  containing(part: string, limit: number): string[];
  similarTo(term: string, distance: number, limit: number): string[];
  /** Longer terms whose beginning is similar: half typed and mistyped. */
  beginningLike(part: string, distance: number, limit: number): string[];
}

const isWord = (term: string) => !term.endsWith('~') && !isHan(term) && !term.startsWith('@');

/** One bit per letter or digit: words whose sets differ too much cannot be a typing error apart. */
function letterSet(term: string): number {
  let bits = 0;
  for (let at = 0; at < term.length; at += 1) {
    const code = term.charCodeAt(at);
    if (code >= 97 && code <= 122) bits |= 1 << (code - 97);
    else bits |= 1 << (26 + (code % 5));
  }
  return bits;
}

function countBits(bits: number): number {
  let rest = bits - ((bits >>> 1) & 0x55555555);
  rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333);
  return (((rest + (rest >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

/**
 * The number of insertions, deletions, substitutions and swaps of neighbours between two words,
 * or `limit + 1` as soon as it is known to be more than `limit`.
 */
export function editDistance(left: string, right: string, limit: number): number {
  if (Math.abs(left.length - right.length) > limit) return limit + 1;
  let before = new Array<number>(right.length + 1).fill(0);
  let previous = Array.from({length: right.length + 1}, (_, at) => at);
  for (let row = 1; row <= left.length; row += 1) {
    const current = [row];
    let best = row;
    for (let column = 1; column <= right.length; column += 1) {
      const same = left[row - 1] === right[column - 1];
      let cost = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + (same ? 0 : 1),
      );
      const swapped = left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1];
      if (row > 1 && column > 1 && swapped) cost = Math.min(cost, (before[column - 2] ?? 0) + 1);
      current.push(cost);
      best = Math.min(best, cost);
    }
    if (best > limit) return limit + 1;
    before = previous;
    previous = current;
  }
  return previous[right.length] ?? limit + 1;
}

interface Candidate {
  term: string;
  distance: number;
}

function nearest(candidates: Candidate[], limit: number): string[] {
  candidates.sort((a, b) => a.distance - b.distance || (a.term < b.term ? -1 : 1));
  return candidates.slice(0, limit).map(({term}) => term);
}

/** Prepares the lookups over a list of terms. */
export function createVocabulary(terms: Iterable<string>): Vocabulary {
  const known = new Set(terms);
  const sorted = [...known].filter((term) => !term.endsWith('~')).sort();
  const byLength = new Map<number, {term: string; letters: number}[]>();
  for (const term of sorted.filter(isWord)) {
    const bucket = byLength.get(term.length) ?? [];
    bucket.push({term, letters: letterSet(term)});
    byLength.set(term.length, bucket);
  }

  function firstAtOrAfter(prefix: string): number {
    let low = 0;
    let high = sorted.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((sorted[middle] ?? '') < prefix) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  return {
    has: (term) => known.has(term),

    startingWith(prefix, limit) {
      const found: string[] = [];
      for (let at = firstAtOrAfter(prefix); at < sorted.length && found.length < limit; at += 1) {
        const term = sorted[at] ?? '';
        if (!term.startsWith(prefix)) break;
        found.push(term);
      }
      return found;
    },

    containing(part, limit) {
      const found: string[] = [];
      for (const [length, bucket] of byLength) {
        if (length <= part.length) continue;
        for (const {term} of bucket) {
          if (term.includes(part)) found.push(term);
          if (found.length === limit) return found;
        }
      }
      return found;
    },

    similarTo(term, distance, limit) {
      const letters = letterSet(term);
      const found: Candidate[] = [];
      for (let length = term.length - distance; length <= term.length + distance; length += 1) {
        for (const entry of byLength.get(length) ?? []) {
          if (countBits(letters ^ entry.letters) > 2 * distance) continue;
          const apart = editDistance(term, entry.term, distance);
          if (apart <= distance) found.push({term: entry.term, distance: apart});
        }
      }
      return nearest(found, limit);
    },

    beginningLike(part, distance, limit) {
      const letters = letterSet(part);
      const found: Candidate[] = [];
      // A letter too many or too few moves the place where the beginning ends.
      const ends = [part.length - 1, part.length, part.length + 1];
      for (const [length, bucket] of byLength) {
        if (length < part.length) continue;
        for (const {term, letters: own} of bucket) {
          if (countBits(letters & ~own) > distance) continue;
          const apart = Math.min(
            ...ends.map((end) => editDistance(part, term.slice(0, end), distance)),
          );
          if (apart <= distance) found.push({term, distance: apart});
        }
      }
      return nearest(found, limit);
    },
  };
}
