import {editDistance} from '@scriptcat/contract';
import {isHan} from './runs';

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

/** The letters of a word as bits. Comparing them rules out most words before their distance. */
function lettersOf(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at += 1) bits |= 1 << (word.charCodeAt(at) & 31);
  return bits;
}

function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** Prepares the lookups. */
export function createVocabulary(terms: Iterable<string>): Vocabulary {
  const known = new Set(terms);
  const sorted = [...known].filter((term) => !term.endsWith('~')).sort();
  const words = sorted.filter(isWord).sort((a, b) => a.length - b.length);
  const letters = Int32Array.from(words, lettersOf);

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

  /** The nearest words. A typo takes at most one letter of the typed word away. */
  function nearest(
    typed: string,
    most: number,
    limit: number,
    distanceTo: (word: string) => number,
  ) {
    const wanted = lettersOf(typed);
    return words
      .filter((_, at) => countBits(wanted & ~(letters[at] ?? 0)) <= most)
      .map((word) => ({word, distance: distanceTo(word)}))
      .filter(({distance}) => distance <= most)
      .sort((a, b) => a.distance - b.distance || (a.word < b.word ? -1 : 1))
      .slice(0, limit)
      .map(({word}) => word);
  }

  return {
    has: (term) => known.has(term),

    startingWith(prefix, limit) {
      const start = firstAtOrAfter(prefix);
      const found = sorted.slice(start, start + limit);
      return found.filter((term) => term.startsWith(prefix));
    },

    containing(part, limit) {
      const longer = words.filter((word) => word.length > part.length && word.includes(part));
      return longer.slice(0, limit);
    },

    similarTo: (term, distance, limit) =>
      nearest(term, distance, limit, (word) => editDistance(term, word, distance)),

    beginningLike(part, distance, limit) {
      // An insertion or deletion moves the end of the prefix.
      const ends = [part.length - 1, part.length, part.length + 1];
      return nearest(part, distance, limit, (word) =>
        word.length < part.length
          ? distance + 1
          : Math.min(...ends.map((end) => editDistance(part, word.slice(0, end), distance))),
      );
    },
  };
}
