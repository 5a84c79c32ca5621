import {HIERARCHY_LEVELS, type SearchRecord} from '@scriptcat/contract';
import {bareText} from './fold';
import {tokenise} from './tokenise';
import {createVocabulary, type Vocabulary} from './vocabulary';

/*
 * BM25F: occurrences of a term in the fields of a record are added with these weights before
 * saturation, so a word in the heading counts more than any number of mentions in the text.
 */
const FIELDS = {
  heading: {weight: 5, lengthNorm: 0.6},
  words: {weight: 3, lengthNorm: 0},
  address: {weight: 2.5, lengthNorm: 0.3},
  path: {weight: 2.2, lengthNorm: 0.4},
  names: {weight: 1.6, lengthNorm: 0.7},
  content: {weight: 1, lengthNorm: 0.72},
} as const;
/** High enough that a section with many phrases about a word outweighs one that mentions it. */
const SATURATION = 4;
/** Below 1, as one rare word in a question must not outweigh all the others. */
const RARITY_POWER = 0.55;

/** The damped inverse document frequency of a term that `found` of `count` records contain. */
export const rarityIn = (count: number, found: number) =>
  Math.log(1 + (count - found + 0.5) / (found + 0.5)) ** RARITY_POWER;

type Field = keyof typeof FIELDS;

/** A heading or phrase of a record, its terms, each once, and the sum of their rarities. */
export interface Heading {
  text: string;
  terms: readonly string[];
  mass: number;
}

export interface Postings {
  records: Uint32Array;
  weights: Float32Array;
}

const NOWHERE: Postings = {records: new Uint32Array(), weights: new Float32Array()};

/** The records of a site, prepared for queries. */
export interface SearchIndex {
  readonly records: readonly SearchRecord[];
  headingAt(record: number): Heading;
  /** The title of the page a record is a section of. */
  titleAt(record: number): Heading;
  /** The heading of a record and what readers type who need its section. */
  phrasesAt(record: number): readonly Heading[];
  /** The records of sections that have this very phrase, whatever its spaces and signs. */
  saying(phrase: string): readonly number[];
  readonly vocabulary: Vocabulary;
  /** How much a term says, by its rarity; 0 if it is unknown. */
  rarity(term: string): number;
  /** The records a term occurs in and, at the same positions, its saturated weight there. */
  postings(term: string): Postings;
}

/** The heading a record stands for. */
export function headingOf(record: SearchRecord): string {
  const levels = HIERARCHY_LEVELS.map((level) => record.hierarchy[level]);
  return levels.findLast((heading) => heading !== null) ?? '';
}

function pathOf(record: SearchRecord): string {
  const headings = HIERARCHY_LEVELS.map((level) => record.hierarchy[level]).filter(Boolean);
  return headings.slice(0, -1).join('\n');
}

/** The words of the URL: slugs and anchors are short and well chosen. */
function addressOf({url_without_anchor: url, anchor}: SearchRecord): string {
  return anchor ?? url.replace(/^[a-z]+:\/\/[^/]+/i, '').replaceAll('/', ' ');
}

/** The indexed texts of a record. */
export function fieldsOf(record: SearchRecord): Record<Field, string> {
  return {
    heading: headingOf(record),
    words: record.words?.join('\n') ?? '',
    address: addressOf(record),
    path: pathOf(record),
    names: record.names.join(' '),
    content: record.content ?? '',
  };
}

/** Terms of a field with their counts, flattened: id, count, id, count … */
interface Counted {
  terms: Uint32Array;
  length: number;
}

/** Counts terms by id. With strings, building an index takes five times its size. */
function createCounter(ids: Map<string, number>) {
  const counts = new Map<number, number>();
  return (text: string): Counted => {
    counts.clear();
    const tokens = tokenise(text);
    for (const {term} of tokens) {
      const id = ids.get(term) ?? ids.size;
      ids.set(term, id);
      counts.set(id, (counts.get(id) ?? 0) + 1);
    }
    return {terms: Uint32Array.from([...counts].flat()), length: tokens.length};
  };
}

function averageLengths(records: readonly SearchRecord[], lengths: Record<Field, number>) {
  const count = Math.max(records.length, 1);
  const average = (field: Field) => Math.max(lengths[field] / count, 1);
  return Object.fromEntries(
    (Object.keys(FIELDS) as Field[]).map((field) => [field, average(field)]),
  ) as Record<Field, number>;
}

/** Builds the index of a list of records. */
export function createSearchIndex(records: readonly SearchRecord[]): SearchIndex {
  const ids = new Map<string, number>();
  const count = createCounter(ids);
  const names = Object.keys(FIELDS) as Field[];
  const lengths = Object.fromEntries(names.map((field) => [field, 0])) as Record<Field, number>;
  const counted = records.map((record) => {
    const texts = fieldsOf(record);
    return names.map((field) => {
      const terms = count(texts[field]);
      lengths[field] += terms.length;
      return terms;
    });
  });
  const average = averageLengths(records, lengths);

  const postings = Array.from(ids, () => ({records: [] as number[], weights: [] as number[]}));
  const weights = new Map<number, number>();
  for (const [record, fields] of counted.entries()) {
    weights.clear();
    for (const [at, field] of names.entries()) {
      const {terms, length} = fields[at] as Counted;
      const {weight, lengthNorm} = FIELDS[field];
      const share = weight / (1 - lengthNorm + (lengthNorm * length) / average[field]);
      for (let next = 0; next < terms.length; next += 2) {
        const id = terms[next] ?? 0;
        weights.set(id, (weights.get(id) ?? 0) + share * (terms[next + 1] ?? 0));
      }
    }
    for (const [id, weight] of weights) {
      postings[id]?.records.push(record);
      postings[id]?.weights.push(weight / (SATURATION + weight));
    }
  }

  // Two flat arrays instead of a pair per term take a third of the memory at 100,000 records.
  const starts = new Uint32Array(postings.length + 1);
  for (const [id, posting] of postings.entries()) {
    starts[id + 1] = (starts[id] ?? 0) + posting.records.length;
  }
  const total = starts[postings.length] ?? 0;
  const postedRecords = new Uint32Array(total);
  const postedWeights = new Float32Array(total);
  for (const [id, posting] of postings.entries()) {
    postedRecords.set(posting.records, starts[id]);
    postedWeights.set(posting.weights, starts[id]);
  }

  const rarities = Float64Array.from(postings, (posting) =>
    rarityIn(records.length, posting.records.length),
  );

  const rarity = (term: string) => rarities[ids.get(term) ?? -1] ?? 0;
  const shared = [...ids.keys()]; // Thousands of phrases share these strings.
  const headings = new Map<string, Heading>();
  function cut(text: string): Heading {
    const known = headings.get(text);
    if (known) return known;
    const words = tokenise(text).filter(({kind}) => kind !== 'last');
    const terms = [...new Set(words.map(({term}) => shared[ids.get(term) ?? -1] ?? term))];
    const heading = {text, terms, mass: terms.reduce((sum, term) => sum + rarity(term), 0)};
    headings.set(text, heading);
    return heading;
  }

  const headingAt = (record: number) => cut(records[record] ? headingOf(records[record]) : '');

  const sayers = new Map<string, number[]>();
  for (const [at, {words = []}] of records.entries()) {
    for (const phrase of words.map(bareText)) {
      sayers.set(phrase, [...(sayers.get(phrase) ?? []), at]);
    }
  }

  return {
    records,
    saying: (phrase) => sayers.get(bareText(phrase)) ?? [],
    vocabulary: createVocabulary(ids.keys()),

    headingAt,

    titleAt: (record) => cut(records[record]?.hierarchy.lvl1 ?? ''),

    phrasesAt: (record) => [headingAt(record), ...(records[record]?.words?.map(cut) ?? [])],

    rarity,
    postings(term) {
      const id = ids.get(term);
      if (id === undefined) return NOWHERE;
      const [start, end] = [starts[id], starts[id + 1]];
      return {
        records: postedRecords.subarray(start, end),
        weights: postedWeights.subarray(start, end),
      };
    },
  };
}
