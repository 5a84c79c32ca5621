import {
  HIERARCHY_LEVELS,
  type HighlightedText,
  type SearchHit,
  type SearchRecord,
  type SearchResult,
  type SnippetText,
} from '@scriptcat/contract';
import {headingOf, type SearchIndex} from './create-index';
import {highlight, snippet} from './highlight';
import {type Condition, type QueryRequest, SERVICE_LIMITS} from './parse-requests';
import {rank} from './rank';

const FACETS = {
  language: (record: SearchRecord) => record.language,
  docusaurus_tag: (record: SearchRecord) => record.docusaurus_tag,
  version: (record: SearchRecord) => record.version,
  type: (record: SearchRecord) => record.type,
  url_without_anchor: (record: SearchRecord) => record.url_without_anchor,
  'hierarchy.lvl0': (record: SearchRecord) => record.hierarchy.lvl0 ?? '',
} as const;

type Facet = keyof typeof FACETS;

const isFacet = (name: string): name is Facet => Object.hasOwn(FACETS, name);

function holds({attribute, value}: Condition, record: SearchRecord): boolean {
  return isFacet(attribute) && FACETS[attribute](record) === value;
}

const MAX_FILTERS = 32;
const knownFilters = new WeakMap<SearchIndex, Map<string, Uint8Array>>();

/** The records that may be found, by position; readers share a handful of filters, so they are kept. */
function allowedRecords(index: SearchIndex, filters: QueryRequest['filters']): Uint8Array {
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

/** Whether a list of attributes ("*", "hierarchy", "hierarchy.lvl1") names one of them. */
function names(wanted: readonly string[], attribute: string): boolean {
  const parent = attribute.split('.')[0] ?? attribute;
  return wanted.some((name) => name === '*' || name === attribute || name === parent);
}

function retrieved(record: SearchRecord, wanted: readonly string[]): SearchHit {
  const fields = Object.entries(record).filter(([name]) => names(wanted, name));
  return {...Object.fromEntries(fields), objectID: record.objectID};
}

/** The texts of a record that can be highlighted, by the name of their attribute. */
function textsOf(record: SearchRecord): [name: string, text: string][] {
  const headings = HIERARCHY_LEVELS.map((level) => [`hierarchy.${level}`, record.hierarchy[level]]);
  const texts = [...headings, ['content', record.content]];
  return texts.filter((entry): entry is [string, string] => typeof entry[1] === 'string');
}

function nested<Value>(entries: readonly (readonly [string, Value])[]) {
  const headings = entries.filter(([name]) => name.startsWith('hierarchy.'));
  const content = entries.find(([name]) => name === 'content');
  return {
    ...(headings.length > 0 && {
      hierarchy: Object.fromEntries(headings.map(([name, value]) => [name.slice(10), value])),
    }),
    ...(content && {content: content[1]}),
  };
}

const DEFAULT_SNIPPET_WORDS = 10;
const MAX_SNIPPET_WORDS = 100;

function snippetWords(wanted: readonly string[], attribute: string): number {
  const entry = wanted.find((item) => names([item.split(':')[0] ?? ''], attribute));
  const words = Number(entry?.split(':')[1] ?? DEFAULT_SNIPPET_WORDS);
  return Math.min(Math.max(Math.trunc(words) || DEFAULT_SNIPPET_WORDS, 1), MAX_SNIPPET_WORDS);
}

function hitOf(record: SearchRecord, request: QueryRequest, terms: ReadonlySet<string>): SearchHit {
  const {tags, ellipsis} = request;
  const texts = textsOf(record);
  const snippetNames = request.attributesToSnippet.map((entry) => entry.split(':')[0] ?? '');
  const highlights = texts
    .filter(([name]) => names(request.attributesToHighlight, name))
    .map(([name, text]): [string, HighlightedText] => {
      const found = highlight(text, terms, tags);
      return [name, {...found, fullyHighlighted: found.matchLevel === 'full'}];
    });
  // Under a heading that is what was asked for, the text is read from its beginning.
  const fromStart = highlight(headingOf(record), terms, tags).matchLevel === 'full';
  const snippets = texts
    .filter(([name]) => names(snippetNames, name))
    .map(([name, text]): [string, SnippetText] => {
      const words = snippetWords(request.attributesToSnippet, name);
      return [name, snippet(text, terms, tags, {words, ellipsis, fromStart})];
    });
  return {
    ...retrieved(record, request.attributesToRetrieve),
    ...(highlights.length > 0 && {_highlightResult: nested(highlights)}),
    ...(snippets.length > 0 && {_snippetResult: nested(snippets)}),
  };
}

/** The hits of a page; undefined when they are too long to be sent. */
function hitsWithin(
  records: readonly SearchRecord[],
  request: QueryRequest,
  terms: ReadonlySet<string>,
): SearchHit[] | undefined {
  let room: number = SERVICE_LIMITS.answerBytes;
  const hits: SearchHit[] = [];
  for (const record of records) {
    const hit = hitOf(record, request, terms);
    room -= JSON.stringify(hit).length;
    if (room < 0) return undefined;
    hits.push(hit);
  }
  return hits;
}

/**
 * Answers one query in the format of the hosted service; the caller adds the time it took.
 * Undefined when the answer would be longer than the service gives.
 */
export function answerQuery(
  index: SearchIndex,
  request: QueryRequest,
): Omit<SearchResult, 'processingTimeMS'> | undefined {
  const {query, page, hitsPerPage, indexName} = request;
  const {matches, count, terms} = rank(index, query, allowedRecords(index, request.filters));
  const isTooDeep = page * hitsPerPage >= SERVICE_LIMITS.reachableHits;
  const shown = isTooDeep ? [] : matches.slice(page * hitsPerPage, (page + 1) * hitsPerPage);
  const records = shown.flatMap(({record}) => index.records[record] ?? []);
  const hits = hitsWithin(records, request, terms);
  if (!hits) return undefined;
  return {
    hits,
    nbHits: count,
    page,
    nbPages: Math.ceil(matches.length / hitsPerPage),
    hitsPerPage,
    exhaustiveNbHits: true,
    exhaustiveTypo: true,
    exhaustive: {nbHits: true, typo: true},
    query,
    params: `page=${page}&hitsPerPage=${hitsPerPage}`,
    index: indexName,
    ...(isTooDeep && {
      message: `you can only fetch the ${SERVICE_LIMITS.reachableHits} hits for this query`,
    }),
  };
}
