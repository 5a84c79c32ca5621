import {
  HIERARCHY_LEVELS,
  type Hierarchy,
  SEARCH_LIMITS,
  type SearchHit,
  type SearchRequest,
} from '@scriptcat/contract';
import {countWords, runsOf} from './runs';
import {STOP_WORDS} from './stop-words';

/** Marks the matches in answers; characters of no alphabet, so no text can contain them. */
const TAGS = {before: '\ue000', after: '\ue001'};

export interface QueryContext {
  index: string;
  language: string;
  /** The documentation versions a reader of this page may be shown. */
  tags: readonly string[];
}

/** The request for one page of results, as the dialog and the search page send it. */
export function searchRequest(query: string, page: number, context: QueryContext): SearchRequest {
  return {
    indexName: context.index,
    query: fitQuery(query),
    page,
    hitsPerPage: SEARCH_LIMITS.hitsPerPage,
    facetFilters: [
      `language:${context.language}`,
      context.tags.map((tag) => `docusaurus_tag:${tag}`),
    ],
    attributesToRetrieve: ['hierarchy', 'url', 'type'],
    attributesToHighlight: ['hierarchy'],
    attributesToSnippet: ['content:20'],
    highlightPreTag: TAGS.before,
    highlightPostTag: TAGS.after,
    snippetEllipsisText: '…',
  };
}

/** What consoles put before and into a message; it says where, not what. */
const CONSOLE_START = /^\s*uncaught\b(?:\s*\(in promise\))?[\s:]*/i;
const ADDRESSES = /["'(]?\bhttps?:\/\/[^\s"')]*["')]?:?/gi;
const MIN_MESSAGE_WORDS = 3;

/** A pasted error message without the words that every one has, and without addresses. */
function withoutConsoleWords(query: string): string {
  const message = query.replace(CONSOLE_START, '');
  const words = message.replace(ADDRESSES, ' ').trim();
  return countWords(runsOf(words)) >= MIN_MESSAGE_WORDS ? words : message || query;
}

/**
 * A query within the limits of the service. Words that carry no meaning go first, then what comes
 * after the last word that fits.
 */
export function fitQuery(query: string): string {
  const text = withoutConsoleWords(query).slice(0, SEARCH_LIMITS.queryLength);
  const runs = runsOf(text);
  if (countWords(runs) <= SEARCH_LIMITS.words) return text;
  const kept = runs.filter((run) => !STOP_WORDS.has(run.text.toLowerCase()));
  while (countWords(kept) > SEARCH_LIMITS.words) kept.pop();
  return kept.map((run) => run.text).join(' ');
}

export interface TextPart {
  text: string;
  isMatch: boolean;
}

const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

const unescapeHtml = (value: string) =>
  value.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity] ?? entity);

/** Splits a highlighted value into plain texts, so that it never has to be inserted as HTML. */
export function highlightedParts(value: string): TextPart[] {
  return value
    .split(/(\ue000[^\ue001]*\ue001)/)
    .filter((part) => part !== '')
    .map((part) => ({
      text: unescapeHtml(part.replace(/[\ue000\ue001]/g, '')),
      isMatch: part.startsWith(TAGS.before),
    }));
}

/** A result as it is shown: its heading, what stands above it, and where it leads. */
export interface ShownHit {
  id: string;
  /** From the root of the site. */
  url: string;
  isPage: boolean;
  group: string;
  title: TextPart[];
  /** The page and the headings between it and the title. */
  trail: string[];
  snippet: TextPart[];
  /** What the browser keeps when the reader goes there. */
  stored: StoredSearch;
}

/**
 * The address on this site: answers name the public host, not the one that serves this page.
 * Anything else ("javascript:…", "//elsewhere") leads home.
 */
function localAddress(url: string): string {
  return /^(?:https?:\/\/[^/]+)?(\/(?![/\\]).*)$/i.exec(url)?.[1] ?? '/';
}

/** Turns a hit of the service into what the reader sees. */
export function shownHit(hit: SearchHit | StoredSearch): ShownHit {
  const hierarchy: Partial<Hierarchy> = hit.hierarchy ?? {};
  const texts: Pick<SearchHit, '_highlightResult' | '_snippetResult'> = hit as SearchHit;
  const levels = HIERARCHY_LEVELS.slice(1).filter((level) => hierarchy[level]);
  const own = levels.at(-1) ?? 'lvl0';
  const title = texts._highlightResult?.hierarchy?.[own]?.value;
  return {
    id: hit.objectID,
    url: localAddress(hit.url ?? '/'),
    isPage: own === 'lvl1' || own === 'lvl0',
    group: hierarchy.lvl0 ?? hierarchy.lvl1 ?? '',
    title: title ? highlightedParts(title) : [{text: hierarchy[own] ?? '', isMatch: false}],
    trail: levels.slice(0, -1).flatMap((level) => hierarchy[level] ?? []),
    snippet: highlightedParts(texts._snippetResult?.content?.value ?? ''),
    stored: storedSearch(hit),
  };
}

export interface HitGroup {
  title: string;
  hits: ShownHit[];
}

/** Groups results under their top-level heading, keeping the order in which they were ranked. */
export function groupHits(hits: readonly ShownHit[]): HitGroup[] {
  const groups = new Map<string, ShownHit[]>();
  for (const hit of hits) {
    const group = groups.get(hit.group) ?? [];
    if (group.length < SEARCH_LIMITS.hitsPerGroup) group.push(hit);
    groups.set(hit.group, group);
  }
  return [...groups].map(([title, members]) => ({title, hits: members}));
}

/** A page the reader went to from the dialog, kept in the browser in DocSearch's format. */
export interface StoredSearch {
  objectID: string;
  url: string;
  type: string;
  hierarchy: Partial<Hierarchy>;
  content: null;
}

/** What is kept of a result. */
function storedSearch({objectID, url, type, hierarchy}: SearchHit | StoredSearch): StoredSearch {
  return {
    objectID,
    url: url ?? '/',
    type: type ?? 'lvl1',
    hierarchy: hierarchy ?? {},
    content: null,
  };
}

function isStored(value: unknown): value is StoredSearch {
  const {objectID, url, hierarchy} = (value ?? {}) as Partial<StoredSearch>;
  const isText = (text: unknown) => typeof text === 'string';
  return (
    isText(objectID) &&
    isText(url) &&
    typeof hierarchy === 'object' &&
    hierarchy !== null &&
    Object.values(hierarchy).every((heading) => heading === null || isText(heading))
  );
}

/** Reads a stored list; whatever is not one is an empty list. */
export function parseStored(source: string | null): StoredSearch[] {
  try {
    const value: unknown = JSON.parse(source ?? '[]');
    return Array.isArray(value) ? value.filter(isStored) : [];
  } catch {
    return [];
  }
}

/** Puts an entry at the front of a list that holds each entry once and at most `limit`. */
export function addStored(list: readonly StoredSearch[], entry: StoredSearch, limit: number) {
  return [entry, ...removeStored(list, entry.objectID)].slice(0, limit);
}

/** The list without an entry. */
export function removeStored(list: readonly StoredSearch[], id: string): StoredSearch[] {
  return list.filter(({objectID}) => objectID !== id);
}
