import {SEARCH_LIMITS, type SearchRecord} from '@scriptcat/contract';
import {type Answer, type Question, shownHit, type TextPart} from './client';
import {headingOf, type SearchIndex} from './create-index';
import {excerpt, highlight, matchParts} from './highlight';
import {rank} from './rank';
import {shortenQuery} from './shorten-query';

/** A filter: a property of a record and its value. */
export interface Condition {
  attribute: string;
  value: string;
}

export interface SearchOptions extends Omit<Question, 'language'> {
  /** Of all languages when missing. */
  language?: string;
  /** Every group must hold; a group holds when one of its conditions does. */
  filters?: readonly (readonly Condition[])[];
}

/** The records of one page of results. */
export interface Found {
  records: SearchRecord[];
  /** Of all pages together. */
  count: number;
  pages: number;
  /** What the query was taken to mean; these terms are highlighted. */
  terms: ReadonlySet<string>;
}

const FACETS: Readonly<Record<string, (record: SearchRecord) => string>> = {
  language: (record) => record.language,
  docusaurus_tag: (record) => record.docusaurus_tag,
  version: (record) => record.version,
  type: (record) => record.type,
  url_without_anchor: (record) => record.url_without_anchor,
  'hierarchy.lvl0': (record) => record.hierarchy.lvl0 ?? '',
};

const holds = ({attribute, value}: Condition, record: SearchRecord) =>
  Object.hasOwn(FACETS, attribute) && FACETS[attribute]?.(record) === value;

const MAX_FILTERS = 32;
const knownFilters = new WeakMap<SearchIndex, Map<string, Uint8Array>>();

/** Positions of the records that pass a filter, cached: readers use only a few filters. */
function allowedRecords(index: SearchIndex, filters: readonly (readonly Condition[])[]) {
  const known = knownFilters.get(index) ?? new Map<string, Uint8Array>();
  knownFilters.set(index, known);
  const key = JSON.stringify(filters);
  const kept = known.get(key);
  if (kept) return kept;
  const allowed = Uint8Array.from(index.records, (record) =>
    filters.every((group) => group.some((condition) => holds(condition, record))) ? 1 : 0,
  );
  if (known.size >= MAX_FILTERS) known.clear();
  known.set(key, allowed);
  return allowed;
}

const anyOf = (attribute: string, values: readonly string[]) =>
  values.map((value) => ({attribute, value}));

/** Searches the index. Every caller uses this function. */
export function search(index: SearchIndex, options: SearchOptions): Found {
  const {query, language, tags, filters = []} = options;
  const {page = 0, hitsPerPage = SEARCH_LIMITS.hitsPerPage} = options;
  const allowed = allowedRecords(index, [
    ...(language === undefined ? [] : [anyOf('language', [language])]),
    ...(tags ? [anyOf('docusaurus_tag', tags)] : []),
    ...filters,
  ]);
  const {matches, count, terms} = rank(index, shortenQuery(query), allowed);
  return {
    records: matches
      .slice(page * hitsPerPage, (page + 1) * hitsPerPage)
      .flatMap(({record}) => index.records[record] ?? []),
    count,
    // Clients that only count ask for 0 hits.
    pages: hitsPerPage > 0 ? Math.ceil(matches.length / hitsPerPage) : 0,
    terms,
  };
}

const SNIPPET_WORDS = 20;

/** If the heading matches the query, the snippet starts at the beginning of the text. */
export const isAboutHeading = (record: SearchRecord, terms: ReadonlySet<string>) =>
  highlight(headingOf(record), terms, {before: '', after: ''}).matchLevel === 'full';

function snippetParts(record: SearchRecord, terms: ReadonlySet<string>): TextPart[] {
  const fromStart = isAboutHeading(record, terms);
  const cut = excerpt(record.content ?? '', terms, {words: SNIPPET_WORDS, fromStart});
  const plain = (text: string) => ({text, isMatch: false});
  return [plain(cut.before), ...matchParts(cut.text, terms), plain(cut.after)].filter(
    ({text}) => text !== '',
  );
}

/** The results as they are shown. */
export const showFound = ({records, count, pages, terms}: Found): Answer => ({
  hits: records.map((record) =>
    shownHit(record, {
      title: matchParts(headingOf(record), terms),
      snippet: snippetParts(record, terms),
    }),
  ),
  count,
  pages,
});
