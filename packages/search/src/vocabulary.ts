import {editDistance} from '@scriptcat/contract';
import {createNeighbourhood} from './neighbourhood';
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

interface Candidate {
  term: string;
  distance: number;
}

function nearest(candidates: Candidate[], limit: number): string[] {
  candidates.sort((a, b) => a.distance - b.distance || (a.term < b.term ? -1 : 1));
  return candidates.slice(0, limit).map(({term}) => term);
}

/** Typos are looked for in this prefix of a word; the rest is compared afterwards. */
const COMPARED = 7;
const BEGINNINGS = [4, 5, 6];
const BEGINNING = 5;
const TWO_ERRORS = 6;
const GRAM = 3;
/** Limit of candidates compared with a typed word. */
const MAX_COMPARED = 400;

function gramsOf(text: string): Set<string> {
  const grams = new Set<string>();
  for (let at = 0; at + GRAM <= text.length; at += 1) grams.add(text.slice(at, at + GRAM));
  return grams;
}

/** Words by trigram, the shortest first. */
function createGrams(words: readonly string[]) {
  const grams = new Map<string, string[]>();
  for (const word of [...words].sort((a, b) => a.length - b.length || (a < b ? -1 : 1))) {
    for (const gram of gramsOf(word)) {
      const known = grams.get(gram);
      if (known) known.push(word);
      else grams.set(gram, [word]);
    }
  }
  return (part: string): readonly string[] => {
    const lists = Array.from(gramsOf(part), (gram) => grams.get(gram) ?? []);
    return lists.reduce((rarest, list) => (list.length < rarest.length ? list : rarest));
  };
}

/** Prepares the lookups. None of them scans the whole list. */
export function createVocabulary(terms: Iterable<string>): Vocabulary {
  const known = new Set(terms);
  const sorted = [...known].filter((term) => !term.endsWith('~')).sort();
  const words = sorted.filter(isWord);
  const similar = createNeighbourhood(
    words.map((word) => word.slice(0, COMPARED)),
    (word) => (word.length >= TWO_ERRORS ? 2 : 1),
    MAX_COMPARED,
  );
  const beginnings = [
    ...new Set(
      words.flatMap((word) =>
        BEGINNINGS.filter((length) => word.length >= length).map((length) => word.slice(0, length)),
      ),
    ),
  ];
  const begun = createNeighbourhood(beginnings, () => 1, MAX_COMPARED);
  const withGrams = createGrams(words);

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

  function startingWith(prefix: string, limit: number): string[] {
    const found: string[] = [];
    for (let at = firstAtOrAfter(prefix); at < sorted.length && found.length < limit; at += 1) {
      const term = sorted[at] ?? '';
      if (!term.startsWith(prefix)) break;
      found.push(term);
    }
    return found;
  }

  return {
    has: (term) => known.has(term),

    startingWith,

    containing(part, limit) {
      if (part.length < GRAM) return [];
      const found: string[] = [];
      for (const word of withGrams(part)) {
        if (word.length > part.length && word.includes(part)) found.push(word);
        if (found.length === limit) break;
      }
      return found;
    },

    similarTo(term, distance, limit) {
      const found: Candidate[] = [];
      for (const position of similar.near(term.slice(0, COMPARED), distance)) {
        const word = words[position] ?? '';
        const apart = editDistance(term, word, distance);
        if (apart <= distance) found.push({term: word, distance: apart});
      }
      return nearest(found, limit);
    },

    beginningLike(part, distance, limit) {
      const candidates = new Set<string>();
      for (const position of begun.near(part.slice(0, BEGINNING), 1)) {
        for (const word of startingWith(beginnings[position] ?? '', MAX_COMPARED)) {
          if (word.length >= part.length) candidates.add(word);
        }
        if (candidates.size >= MAX_COMPARED) break;
      }
      // An insertion or deletion moves the end of the prefix.
      const ends = [part.length - 1, part.length, part.length + 1];
      const found: Candidate[] = [];
      for (const term of candidates) {
        const apart = Math.min(
          ...ends.map((end) => editDistance(part, term.slice(0, end), distance)),
        );
        if (apart <= distance) found.push({term, distance: apart});
      }
      return nearest(found, limit);
    },
  };
}
