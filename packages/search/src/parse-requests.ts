import {SEARCH_LIMITS} from '@scriptcat/contract';
import {REACHABLE} from './rank';
import {countWords, runsOf} from './runs';

/** One query of a batch, checked and with its defaults filled in. */
export interface QueryRequest {
  indexName: string;
  query: string;
  page: number;
  hitsPerPage: number;
  /** Every group must hold; a group holds when one of its conditions does. */
  filters: readonly (readonly Condition[])[];
  attributesToRetrieve: readonly string[];
  attributesToHighlight: readonly string[];
  attributesToSnippet: readonly string[];
  tags: {before: string; after: string};
  ellipsis: string;
}

export interface Condition {
  attribute: string;
  value: string;
}

export interface Refusal {
  status: number;
  message: string;
}

export type Parsed<Value> = {ok: true; value: Value} | ({ok: false} & Refusal);

/** What the service accepts in one call; the hosted service has limits of the same kinds. */
export const SERVICE_LIMITS = {
  bodyBytes: 16 * 1024,
  requests: 5,
  queryLength: 512,
  words: SEARCH_LIMITS.words,
  answerBytes: 64 * 1024,
  hitsPerPage: 100,
  reachableHits: REACHABLE,
  conditions: 50,
  listLength: 50,
  tagLength: 64,
} as const;

type Fields = Record<string, unknown>;

class Invalid extends Error {}

function refuse(message: string): never {
  throw new Invalid(message);
}

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function text(fields: Fields, name: string, fallback: string, most: number): string {
  const value = fields[name] ?? fallback;
  if (typeof value !== 'string') refuse(`Invalid value for "${name}" parameter, expected string`);
  if (value.length > most) {
    refuse(`Invalid value for "${name}" parameter, expected at most ${most} characters`);
  }
  return value;
}

function whole(fields: Fields, name: string, fallback: number, least: number, most: number) {
  const value = fields[name] ?? fallback;
  if (!Number.isInteger(value) || (value as number) < least || (value as number) > most) {
    refuse(`Invalid value for "${name}" parameter, expected integer between ${least} and ${most}`);
  }
  return value as number;
}

function list(fields: Fields, name: string, fallback: readonly string[]): readonly string[] {
  const value = fields[name] ?? fallback;
  const items = typeof value === 'string' ? value.split(',').map((item) => item.trim()) : value;
  const isList = Array.isArray(items) && items.every((item) => typeof item === 'string');
  if (!isList || items.length > SERVICE_LIMITS.listLength) {
    refuse(
      `Invalid value for "${name}" parameter, expected at most ${SERVICE_LIMITS.listLength} strings`,
    );
  }
  return items;
}

function condition(source: unknown): Condition {
  const at = typeof source === 'string' ? source.indexOf(':') : -1;
  if (typeof source !== 'string' || at < 1) {
    refuse('Invalid value for "facetFilters" parameter, expected "attribute:value"');
  }
  return {attribute: source.slice(0, at), value: source.slice(at + 1)};
}

function facetFilters(fields: Fields): Condition[][] {
  const source = fields.facetFilters ?? [];
  const groups: unknown[] = Array.isArray(source) ? source : [source];
  const parsed = groups.map((group) => (Array.isArray(group) ? group : [group]).map(condition));
  if (parsed.flat().length > SERVICE_LIMITS.conditions) {
    refuse(`Too many facet filters, expected at most ${SERVICE_LIMITS.conditions}`);
  }
  return parsed;
}

function queryText(fields: Fields): string {
  const query = text(fields, 'query', '', SERVICE_LIMITS.queryLength);
  if (countWords(runsOf(query)) > SERVICE_LIMITS.words) {
    refuse(
      `Invalid value for "query" parameter, expected at most ${SERVICE_LIMITS.words} words or ${SERVICE_LIMITS.words * 8} Chinese characters`,
    );
  }
  return query;
}

/** Of the hosted service, but not here: ignoring them would give wrong answers. */
const UNAVAILABLE = ['filters', 'numericFilters', 'tagFilters', 'facets', 'params'];

function queryRequest(fields: unknown): QueryRequest {
  if (!isObject(fields)) refuse('Invalid request, expected an object');
  for (const name of UNAVAILABLE) {
    if (fields[name]) refuse(`"${name}" is not available here`);
  }
  const indexName = text(fields, 'indexName', '', 256);
  if (indexName === '') refuse('Missing "indexName" parameter');
  return {
    indexName,
    query: queryText(fields),
    page: whole(fields, 'page', 0, 0, SERVICE_LIMITS.reachableHits),
    hitsPerPage: whole(fields, 'hitsPerPage', 20, 1, SERVICE_LIMITS.hitsPerPage),
    filters: facetFilters(fields),
    attributesToRetrieve: list(fields, 'attributesToRetrieve', ['*']),
    attributesToHighlight: list(fields, 'attributesToHighlight', ['*']),
    attributesToSnippet: list(fields, 'attributesToSnippet', []),
    tags: {
      before: text(fields, 'highlightPreTag', '<em>', SERVICE_LIMITS.tagLength),
      after: text(fields, 'highlightPostTag', '</em>', SERVICE_LIMITS.tagLength),
    },
    ellipsis: text(fields, 'snippetEllipsisText', '…', SERVICE_LIMITS.tagLength),
  };
}

function parsedJson(source: string): unknown {
  try {
    return JSON.parse(source);
  } catch {
    refuse('Invalid JSON in the body of the request');
  }
}

function requestsIn(body: string): QueryRequest[] {
  const parsed = parsedJson(body);
  if (!isObject(parsed) || !Array.isArray(parsed.requests)) {
    refuse('Missing "requests" parameter, expected a list');
  }
  if (parsed.requests.length > SERVICE_LIMITS.requests) {
    refuse(`Too many requests, expected at most ${SERVICE_LIMITS.requests}`);
  }
  return parsed.requests.map(queryRequest);
}

/** Reads the body of a multi-query call; what is wrong with it comes back as a refusal. */
export function parseRequests(body: string): Parsed<QueryRequest[]> {
  try {
    return {ok: true, value: requestsIn(body)};
  } catch (error) {
    if (error instanceof Invalid) return {ok: false, status: 400, message: error.message};
    throw error;
  }
}
