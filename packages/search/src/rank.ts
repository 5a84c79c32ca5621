import type {SearchRecord} from '@scriptcat/contract';
import {type Heading, rarityIn, type SearchIndex} from './create-index';
import {bareText} from './fold';
import {type Concept, type Option, type ParsedQuery, parseQuery} from './parse-query';
import {isHan, runsOf} from './runs';

/** A record that answers a query. */
export interface Match {
  record: number;
  score: number;
}

export interface Ranking {
  /** The best records, as many as can be reached. */
  matches: Match[];
  /** How many records there are in all. */
  count: number;
  /** The terms of the index the query was taken to mean; what is highlighted. */
  terms: ReadonlySet<string>;
}

const byScore = (a: Match, b: Match) => b.score - a.score || a.record - b.record;

/** The last hit that paging can reach. */
const MAX_HITS = 1000;
const RERANKED_HITS = 60;
/** Weight of each further section of a page relative to the one before. */
const SAME_PAGE_FACTOR = 0.65;
/** Bonus from other sections of the same page. */
const MAX_PAGE_BONUS = 0.35;
const SECTION_DECAY = 0.6;
/** Bonus for a page whose title matches. */
const MAX_TITLE_BONUS = 0.45;
/** Records that cover less of the query than this share of the best one are dropped. */
const MIN_COVERAGE = 0.4;
/** A rare synonym counts at most this much more than the typed word. */
const MAX_RARITY_GAIN = 1.5;
const COVERAGE_POWER = 1.4;
/** A query with more meanings than this asks for one section, not for a whole page. */
const GENERAL_QUERY = 4;
/** Bonus for a section whose heading or one of whose phrases says the same as the query. */
const MAX_PHRASE_BONUS = 5;
/** Rarity at which a phrase counts half, as one word says little. */
const HALF_PHRASE = 6;
/** Bonus for a section with the query itself as a phrase: filler may be what tells it from others. */
const VERY_PHRASE = 4;

/** One number per record; clearing visits only the records that were written. */
interface ScoreBuffer {
  values: Float64Array;
  touched: number[];
}

function createBuffers(size: number) {
  const row = (): ScoreBuffer => ({values: new Float64Array(size), touched: []});
  return {total: row(), coverage: row(), best: row(), strength: row(), sum: row(), share: row()};
}

// Reused, since allocating arrays for every option costs more than the search.
const buffersOf = new WeakMap<SearchIndex, ReturnType<typeof createBuffers>>();

function buffersFor(index: SearchIndex) {
  const buffers = buffersOf.get(index) ?? createBuffers(index.records.length);
  buffersOf.set(index, buffers);
  return buffers;
}

const read = (buffer: ScoreBuffer, record: number) => buffer.values[record] ?? 0;

function write(buffer: ScoreBuffer, record: number, value: number) {
  if (buffer.values[record] === 0) buffer.touched.push(record);
  buffer.values[record] = value;
}

function clear(buffer: ScoreBuffer) {
  for (const record of buffer.touched) buffer.values[record] = 0;
  buffer.touched.length = 0;
}

function optionMass(option: Option, index: SearchIndex): number {
  const unknown = rarityIn(index.records.length, 0);
  return option.terms.reduce((sum, {term, weight}) => {
    const rarity = index.rarity(term);
    // A bigram across two words that no page contains is not a word.
    return sum + weight * (rarity > 0 ? rarity : weight < 0.5 ? 0 : unknown);
  }, 0);
}

/** Stores the option's score for each matching record if it beats the earlier options. */
function addOption(
  option: Option,
  mass: number,
  limit: number,
  index: SearchIndex,
  allowed: Uint8Array,
) {
  const boost = option.boost * Math.min(1, limit / mass);
  const {best, strength, sum, share} = buffersFor(index);
  for (const {term, weight} of option.terms) {
    const rarity = weight * index.rarity(term);
    const {records, weights} = index.postings(term);
    for (let at = 0; at < records.length; at += 1) {
      const record = records[at] ?? 0;
      if (allowed[record] === 0) continue;
      write(sum, record, read(sum, record) + rarity * (weights[at] ?? 0));
      write(share, record, read(share, record) + rarity / mass);
    }
  }
  const found = share.touched.length;
  for (const record of share.touched) {
    const part = Math.min(read(share, record), 1);
    write(best, record, Math.max(read(best, record), boost * part * read(sum, record)));
    const covered = part * Math.min(option.boost + 0.2, 1);
    write(strength, record, Math.max(read(strength, record), covered));
  }
  clear(sum);
  clear(share);
  return found > 0;
}

/** Adds the best option of a concept to each record; returns the weight of the concept. */
function addConcept(concept: Concept, index: SearchIndex, allowed: Uint8Array): number {
  const {total, coverage, best, strength} = buffersFor(index);
  let weight = 0;
  for (const option of concept) {
    const mass = optionMass(option, index);
    if (mass === 0) continue;
    // A rare synonym must not weigh more than the typed word.
    const limit = weight > 0 ? weight * MAX_RARITY_GAIN : mass;
    if (addOption(option, mass, limit, index, allowed) && weight === 0) weight = mass;
  }
  for (const record of best.touched) write(total, record, read(total, record) + read(best, record));
  for (const record of strength.touched) {
    write(coverage, record, read(coverage, record) + weight * read(strength, record));
  }
  clear(best);
  clear(strength);
  return weight;
}

const isIdentifier = (run: string) => /[_.@$-]|[a-z][A-Z]/.test(run);

/** Whether a heading contains one of the options. */
const saidBy =
  (heading: Heading) =>
  ({terms}: Option): boolean =>
    terms.length > 0 && terms.every(({term}) => heading.terms.includes(term));

/** Bonus for a matching heading. */
function headingFactor(heading: Heading, {essence, name}: ParsedQuery): number {
  const runs = runsOf(heading.text).map(({text}) => ({text, bare: bareText(text)}));
  const whole = runs.map((run) => run.bare).join('');
  if (whole === '' || essence === '') return 1;
  if (whole === essence) return 3;
  const names = runs.filter(({text}) => isIdentifier(text)).map((run) => run.bare);
  if (name !== null && names.includes(name)) return names[0] === name ? 2.6 : 1.9;
  if (name !== null && name.length > 3 && names[0]?.endsWith(name)) return 1.6;
  return whole.includes(essence) ? 1.2 + (0.6 * essence.length) / whole.length : 1;
}

/** A section gets a bonus if its page's title matches the query. */
function titleFactor(title: Heading, asked: readonly Asked[]): number {
  if (asked.length < 2) return 1;
  const isSaid = saidBy(title);
  const named = asked.filter(({concept}) => concept.some(isSaid));
  const share = named.reduce((sum, {weight}) => sum + weight, 0);
  return 1 + MAX_TITLE_BONUS * share;
}

/** Which concepts each term says, and how much of them. */
function sayingsOf(asked: readonly Asked[], index: SearchIndex) {
  const sayings = new Map<string, [concept: number, share: number][]>();
  for (const [at, {concept}] of asked.entries()) {
    for (const option of concept) {
      const whole = optionMass(option, index) / option.boost;
      for (const {term, weight} of option.terms) {
        const share = (weight * index.rarity(term)) / whole || 0;
        sayings.set(term, [...(sayings.get(term) ?? []), [at, share]]);
      }
    }
  }
  return sayings;
}

/** A section gets a bonus for its best phrase: how much of it the query says, and the reverse. */
function phraseFactor(
  phrases: readonly Heading[],
  sayings: ReturnType<typeof sayingsOf>,
  asked: readonly Asked[],
  index: SearchIndex,
) {
  let best = 0;
  for (const {terms, mass} of phrases) {
    const shares = asked.map(() => 0);
    let said = 0;
    for (const term of terms.filter((each) => sayings.has(each))) {
      said += index.rarity(term);
      for (const [at, share] of sayings.get(term) ?? [])
        shares[at] = Math.min(1, (shares[at] ?? 0) + share);
    }
    const answered = asked.reduce((sum, {weight}, at) => sum + weight * (shares[at] ?? 0), 0);
    best = Math.max(best, ((said / mass) * answered * said) / (said + HALF_PHRASE) || 0);
  }
  return 1 + MAX_PHRASE_BONUS * best;
}

/** Prefers a page over its sections for a general query, and the sections for a precise one. */
const levelFactor = (record: SearchRecord | undefined, isGeneral: boolean) =>
  record?.type === 'lvl1' ? (isGeneral ? 1.25 : 0.85) : 1;

/**
 * Ranks a page with several good sections above one with a single mention. Later sections count
 * less, so that a long page gains little by its length.
 */
function favourPages(matches: readonly Match[], index: SearchIndex) {
  const pages = new Map<string, {sum: number; share: number}>();
  for (const {record, score} of matches) {
    const url = index.records[record]?.url_without_anchor ?? '';
    const page = pages.get(url) ?? {sum: 0, share: 1};
    pages.set(url, {sum: page.sum + score * page.share, share: page.share * SECTION_DECAY});
  }
  const most = Math.max(...Array.from(pages.values(), ({sum}) => sum));
  for (const match of matches) {
    const url = index.records[match.record]?.url_without_anchor ?? '';
    match.score *= 1 + (MAX_PAGE_BONUS * (pages.get(url)?.sum ?? 0)) / most;
  }
}

function spreadOverPages(matches: readonly Match[], index: SearchIndex): Match[] {
  const seen = new Map<string, number>();
  return matches
    .map(({record, score}) => {
      const page = index.records[record]?.url_without_anchor ?? '';
      const before = seen.get(page) ?? 0;
      seen.set(page, before + 1);
      return {record, score: score * SAME_PAGE_FACTOR ** before};
    })
    .sort(byScore);
}

/** All records by rank: the result of an empty query. */
function everything(index: SearchIndex, allowed: Uint8Array): Match[] {
  return index.records
    .map((record, at) => ({record: at, score: record.weight.pageRank + record.weight.level}))
    .filter(({record}) => allowed[record] !== 0)
    .sort(byScore);
}

/** A concept with its share of the query's weight. */
interface Asked {
  concept: Concept;
  weight: number;
}

function score(
  index: SearchIndex,
  query: string,
  concepts: readonly Concept[],
  allowed: Uint8Array,
) {
  const {total, coverage} = buffersFor(index);
  const weights = concepts.map((concept) => addConcept(concept, index, allowed));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  let most = 0;
  for (const record of coverage.touched) most = Math.max(most, read(coverage, record));
  const sayers = new Set(index.saying(query));
  const matches: Match[] = [];
  for (const record of coverage.touched) {
    if (read(coverage, record) < MIN_COVERAGE * most) continue;
    const pageRank = (index.records[record]?.weight.pageRank ?? 100) / 100;
    const share = (read(coverage, record) / all) ** COVERAGE_POWER;
    const same = sayers.has(record) ? VERY_PHRASE : 1;
    matches.push({record, score: read(total, record) * share * pageRank * same});
  }
  clear(total);
  clear(coverage);
  const asked = concepts.map((concept, at) => ({concept, weight: (weights[at] ?? 0) / all}));
  return {found: matches.sort(byScore), asked};
}

/** What to highlight for a concept. */
function shownTerms(concept: Concept, index: SearchIndex): string[] {
  const isKnown = concept[0]?.terms.every(({term}) => index.rarity(term) > 0) ?? false;
  // The words of "export my scripts", a synonym of "backup", mean nothing by themselves.
  const isPhrase = ({terms: [first], terms}: Option) =>
    terms.length > 1 && !isHan(first?.term ?? '');
  const shown = concept.filter(
    (option, at) => at === 0 || !(isPhrase(option) || (isKnown && option.isPartial)),
  );
  return shown.flatMap(({terms}) => terms.map(({term}) => term));
}

/** Ranks the records that match a query and are `allowed` (1 at their position), best first. */
export function rank(index: SearchIndex, query: string, allowed: Uint8Array): Ranking {
  if (query.trim() === '') {
    const matches = everything(index, allowed);
    return {matches: matches.slice(0, MAX_HITS), count: matches.length, terms: new Set()};
  }
  const parsed = parseQuery(query, index.vocabulary);
  const {found, asked} = score(index, query, parsed.concepts, allowed);
  const matches = found.slice(0, MAX_HITS);
  const best = matches.slice(0, RERANKED_HITS);
  const sayings = sayingsOf(asked, index);
  for (const match of best) {
    match.score *= headingFactor(index.headingAt(match.record), parsed);
    match.score *= titleFactor(index.titleAt(match.record), asked);
    match.score *= phraseFactor(index.phrasesAt(match.record), sayings, asked, index);
    match.score *= levelFactor(index.records[match.record], asked.length <= GENERAL_QUERY);
  }
  favourPages(best.sort(byScore), index);
  const terms = new Set(parsed.concepts.flatMap((concept) => shownTerms(concept, index)));
  return {matches: spreadOverPages(matches.sort(byScore), index), count: found.length, terms};
}
