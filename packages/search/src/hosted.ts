import {
  HIERARCHY_LEVELS,
  type SearchHit,
  type SearchRecord,
  type SearchResult,
} from '@scriptcat/contract';
import type {SearchIndex} from './create-index';
import {excerpt, highlight, type Tags} from './highlight';
import {type Condition, isAboutHeading, search} from './search';

/*
 * The multi-query protocol of the hosted service, for its published clients. Only the server's route
 * uses it; everything else calls `search`.
 */

/** One query of a call, with its defaults filled in. */
export interface HostedQuery {
  indexName: string;
  query: string;
  page: number;
  hitsPerPage: number;
  filters: readonly (readonly Condition[])[];
  attributesToRetrieve: readonly string[];
  attributesToHighlight: readonly string[];
  attributesToSnippet: readonly string[];
  marks: Tags;
  ellipsis: string;
}

export type Parsed = {ok: true; queries: HostedQuery[]} | {ok: false; message: string};

/** Limits of one call. Excess hits and characters are cut, not rejected. */
export const HOSTED_LIMITS = {
  bodyBytes: 32 * 1024,
  queries: 20,
  queryLength: 512,
  hitsPerPage: 50,
  listLength: 50,
  tagLength: 64,
  /** Of one answer; further hits of its page come without their texts. */
  answerLength: 128 * 1024,
} as const;

type Fields = Record<string, unknown>;

class Invalid extends Error {}

function refuse(message: string): never {
  throw new Invalid(message);
}

const expected = (name: string, what: string) =>
  refuse(`Invalid value for "${name}" parameter, expected ${what}`);

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Lists arrive as lists, as JSON within a string of parameters, or separated by commas. */
function listOf(value: unknown): unknown[] {
  if (typeof value !== 'string') return Array.isArray(value) ? value : [value];
  if (value.startsWith('[')) {
    try {
      return listOf(JSON.parse(value));
    } catch {
      // A text that only looks like JSON.
    }
  }
  return value.split(',').map((item) => item.trim());
}

function text(fields: Fields, name: string, fallback: string, most: number): string {
  const value = fields[name] ?? fallback;
  return typeof value === 'string' ? value.slice(0, most) : expected(name, 'string');
}

function whole(fields: Fields, name: string, fallback: number, most: number): number {
  const sent = fields[name] ?? fallback;
  const value = typeof sent === 'object' ? Number.NaN : Number(sent);
  return Number.isInteger(value) && value >= 0
    ? Math.min(value, most)
    : expected(name, 'integer of 0 or more');
}

function list(fields: Fields, name: string, fallback: readonly string[]): string[] {
  const items = listOf(fields[name] ?? fallback).slice(0, HOSTED_LIMITS.listLength);
  return items.map((item) => (typeof item === 'string' ? item : expected(name, 'strings')));
}

function condition(source: unknown): Condition {
  const at = typeof source === 'string' ? source.indexOf(':') : -1;
  if (typeof source !== 'string' || at < 1) return expected('facetFilters', '"attribute:value"');
  return {attribute: source.slice(0, at), value: source.slice(at + 1)};
}

function facetFilters(fields: Fields): Condition[][] {
  const groups = listOf(fields.facetFilters ?? []).slice(0, HOSTED_LIMITS.listLength);
  return groups.map((group) =>
    (Array.isArray(group) ? group.slice(0, HOSTED_LIMITS.listLength) : [group]).map(condition),
  );
}

/** Older clients send their parameters as a query string. */
function paramsOf(source: string): Fields {
  const decode = (part = '') => {
    try {
      return decodeURIComponent(part.replaceAll('+', ' '));
    } catch {
      return part;
    }
  };
  const pairs = source.split('&', 50).map((pair) => /^([^=]*)=?(.*)$/s.exec(pair) ?? []);
  return Object.fromEntries(pairs.map(([, name, value]) => [decode(name), decode(value)]));
}

/** Filters that are not supported. Ignoring them would give wrong results. */
const UNAVAILABLE = ['filters', 'numericFilters', 'tagFilters'];
/** Other unknown parameters are ignored. */
const KNOWN = [
  ...UNAVAILABLE,
  'indexName',
  'query',
  'page',
  'hitsPerPage',
  'facetFilters',
  'attributesToRetrieve',
  'attributesToHighlight',
  'attributesToSnippet',
  'highlightPreTag',
  'highlightPostTag',
  'snippetEllipsisText',
];

function hostedQuery(request: unknown): HostedQuery {
  if (!isObject(request)) refuse('Invalid request, expected an object');
  const params = paramsOf(text(request, 'params', '', 4096));
  const fields: Fields = Object.fromEntries(
    KNOWN.map((name) => [name, request[name] ?? params[name]]),
  );
  for (const name of UNAVAILABLE) {
    if (listOf(fields[name] ?? '').some((item) => item !== '')) {
      refuse(`"${name}" is not available here, use "facetFilters"`);
    }
  }
  const indexName = text(fields, 'indexName', '', 256);
  if (indexName === '') refuse('Missing "indexName" parameter');
  return {
    indexName,
    query: text(fields, 'query', '', HOSTED_LIMITS.queryLength),
    page: whole(fields, 'page', 0, 1000),
    hitsPerPage: whole(fields, 'hitsPerPage', 20, HOSTED_LIMITS.hitsPerPage),
    filters: facetFilters(fields),
    attributesToRetrieve: list(fields, 'attributesToRetrieve', ['*']),
    attributesToHighlight: list(fields, 'attributesToHighlight', ['*']),
    attributesToSnippet: list(fields, 'attributesToSnippet', []),
    marks: {
      before: text(fields, 'highlightPreTag', '<em>', HOSTED_LIMITS.tagLength),
      after: text(fields, 'highlightPostTag', '</em>', HOSTED_LIMITS.tagLength),
    },
    ellipsis: text(fields, 'snippetEllipsisText', '…', HOSTED_LIMITS.tagLength),
  };
}

function queriesIn(body: string): HostedQuery[] {
  let parsed: unknown;
  try {
    parsed = JSON.parse(body);
  } catch {
    refuse('Invalid JSON in the body of the request');
  }
  const requests = isObject(parsed) ? parsed.requests : undefined;
  if (!Array.isArray(requests)) refuse('Missing "requests" parameter, expected a list');
  if (requests.length > HOSTED_LIMITS.queries) {
    refuse(`Too many requests, expected at most ${HOSTED_LIMITS.queries}`);
  }
  return requests.map(hostedQuery);
}

/** Reads the body of a call. */
export function parseCall(body: string): Parsed {
  try {
    return {ok: true, queries: queriesIn(body)};
  } catch (error) {
    if (error instanceof Invalid) return {ok: false, message: error.message};
    throw error;
  }
}

/** Whether a list of attributes ("*", "hierarchy", "hierarchy.lvl1") names one of them. */
function names(wanted: readonly string[], attribute: string): boolean {
  const parent = attribute.split('.')[0] ?? attribute;
  return wanted.some((name) => name === '*' || name === attribute || name === parent);
}

/** The texts of a record that can be highlighted, by the name of their attribute. */
function textsOf(record: SearchRecord): [name: string, text: string][] {
  const headings = HIERARCHY_LEVELS.map((level) => [`hierarchy.${level}`, record.hierarchy[level]]);
  const texts = [...headings, ['content', record.content]];
  return texts.filter((entry): entry is [string, string] => typeof entry[1] === 'string');
}

/** Values by attribute, in the shape of a record. */
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

function hitOf(record: SearchRecord, query: HostedQuery, terms: ReadonlySet<string>): SearchHit {
  const {marks, ellipsis} = query;
  const texts = textsOf(record);
  const highlights = texts
    .filter(([name]) => names(query.attributesToHighlight, name))
    .map(([name, value]) => {
      const found = highlight(value, terms, marks);
      return [name, {...found, fullyHighlighted: found.matchLevel === 'full'}] as const;
    });
  const wanted = query.attributesToSnippet.map((entry) => {
    const [name = '', words] = entry.split(':');
    return {name, words: Math.trunc(Number(words ?? DEFAULT_SNIPPET_WORDS))};
  });
  const fromStart = wanted.length > 0 && isAboutHeading(record, terms);
  const snippets = texts.flatMap(([name, value]) => {
    const entry = wanted.find((one) => names([one.name], name));
    if (!entry) return [];
    const words = Math.min(Math.max(entry.words || DEFAULT_SNIPPET_WORDS, 1), MAX_SNIPPET_WORDS);
    const cut = excerpt(value, terms, {words, fromStart});
    const found = highlight(cut.text, terms, marks);
    const edge = (side: string) => (side === '' ? '' : ellipsis);
    const shown = edge(cut.before) + found.value + edge(cut.after);
    return [[name, {value: shown, matchLevel: found.matchLevel}] as const];
  });
  const fields = Object.entries(record).filter(
    ([name]) => name !== 'words' && names(query.attributesToRetrieve, name),
  );
  return {
    ...Object.fromEntries(fields),
    objectID: record.objectID,
    ...(highlights.length > 0 && {_highlightResult: nested(highlights)}),
    ...(snippets.length > 0 && {_snippetResult: nested(snippets)}),
  };
}

/** Answers one query of a call; the caller adds the time it took. */
export function answerQuery(
  index: SearchIndex,
  query: HostedQuery,
): Omit<SearchResult, 'processingTimeMS'> {
  const {page, hitsPerPage} = query;
  const {records, count, pages, terms} = search(index, query);
  let room: number = HOSTED_LIMITS.answerLength;
  const hits = records.map((record) => {
    const {objectID, url, type, hierarchy} = record;
    const hit = room > 0 ? hitOf(record, query, terms) : {objectID, url, type, hierarchy};
    room -= JSON.stringify(hit).length;
    return hit;
  });
  return {
    hits,
    nbHits: count,
    page,
    nbPages: pages,
    hitsPerPage,
    exhaustiveNbHits: true,
    exhaustiveTypo: true,
    exhaustive: {nbHits: true, typo: true},
    query: query.query,
    params: `page=${page}&hitsPerPage=${hitsPerPage}`,
    index: query.indexName,
  };
}
