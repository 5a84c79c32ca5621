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

/** The place of a letter in a count. A few share one, which only lets more words through. */
const placeOf = (word: string, at: number) => word.charCodeAt(at) & 31;

/**
 * Tells whether a word begins with the letters of a typed one, in any order. A typo takes one away
 * at most. Without it, sixteen words of a single letter took 300 ms to compare.
 */
function createLetterCheck(typed: string, most: number) {
  const wanted = new Int16Array(32);
  for (let at = 0; at < typed.length; at += 1) {
    wanted[placeOf(typed, at)] = (wanted[placeOf(typed, at)] ?? 0) + 1;
  }
  const left = new Int16Array(wanted.length);
  return (word: string) => {
    left.set(wanted);
    let missing = typed.length;
    const end = Math.min(word.length, typed.length + most);
    for (let at = 0; at < end; at += 1) {
      const count = left[placeOf(word, at)] ?? 0;
      if (count > 0) missing -= 1;
      left[placeOf(word, at)] = count - 1;
    }
    return missing <= most;
  };
}

/** Prepares the lookups. */
export function createVocabulary(terms: Iterable<string>): Vocabulary {
  const known = new Set(terms);
  const sorted = [...known].filter((term) => !term.endsWith('~')).sort();
  const words = sorted.filter(isWord).sort((a, b) => a.length - b.length);

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

  /** The nearest words. */
  function nearest(
    typed: string,
    most: number,
    limit: number,
    distanceTo: (word: string) => number,
  ) {
    return words
      .filter(createLetterCheck(typed, most))
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
