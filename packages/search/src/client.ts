import {
  HIERARCHY_LEVELS,
  type Hierarchy,
  SEARCH_LIMITS,
  type SearchHit,
  type SearchRequest,
  type SearchResult,
} from '@scriptcat/contract';

/** A search query. */
export interface Question {
  query: string;
  language: string;
  /** From 0. */
  page?: number;
  hitsPerPage?: number;
  /** The documentation versions that may be shown; all of them when missing. */
  tags?: readonly string[];
}

/** One page of results. */
export interface Answer {
  hits: ShownHit[];
  /** Of all pages together. */
  count: number;
  pages: number;
}

/** Marks matches in responses. No text contains these private-use characters. */
const TAGS = {before: '\ue000', after: '\ue001'};

/** A request in the protocol of the hosted service. */
export function searchRequest(question: Question, indexName: string): SearchRequest {
  const {query, language, page = 0, hitsPerPage = SEARCH_LIMITS.hitsPerPage, tags} = question;
  return {
    indexName,
    query,
    page,
    hitsPerPage,
    facetFilters: [
      `language:${language}`,
      ...(tags ? [tags.map((tag) => `docusaurus_tag:${tag}`)] : []),
    ],
    attributesToRetrieve: ['hierarchy', 'url', 'type'],
    attributesToHighlight: ['hierarchy'],
    attributesToSnippet: ['content:20'],
    highlightPreTag: TAGS.before,
    highlightPostTag: TAGS.after,
    snippetEllipsisText: '…',
  };
}

/** Parses the service's response to one query. */
export const readResult = ({hits, nbHits, nbPages}: SearchResult): Answer => ({
  hits: hits.map((hit) =>
    shownHit(hit, {
      title: highlightedParts(hit._highlightResult?.hierarchy?.[ownLevel(hit)]?.value ?? ''),
      snippet: highlightedParts(hit._snippetResult?.content?.value ?? ''),
    }),
  ),
  count: nbHits,
  pages: nbPages,
});

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

/** A search result as it is shown: heading, breadcrumbs and link. */
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
  /** The entry stored in the browser when the reader opens it. */
  stored: StoredSearch;
}

/**
 * The path on this site, since records contain the public host. Other URLs ("javascript:…",
 * "//elsewhere") become the home page.
 */
function localAddress(url: string): string {
  return /^(?:https?:\/\/[^/]+)?(\/(?![/\\]).*)$/i.exec(url)?.[1] ?? '/';
}

type Place = Pick<SearchHit, 'objectID' | 'url' | 'type' | 'hierarchy'> | StoredSearch;

const levelsOf = ({hierarchy}: Place) =>
  HIERARCHY_LEVELS.slice(1).filter((level) => hierarchy?.[level]);
const ownLevel = (place: Place) => levelsOf(place).at(-1) ?? 'lvl0';

/** A section as it is shown, with its title and text where these have matches. */
export function shownHit(
  place: Place,
  {title = [], snippet = []}: Partial<Pick<ShownHit, 'title' | 'snippet'>> = {},
): ShownHit {
  const hierarchy: Partial<Hierarchy> = place.hierarchy ?? {};
  const own = ownLevel(place);
  return {
    id: place.objectID,
    url: localAddress(place.url ?? '/'),
    isPage: own === 'lvl1' || own === 'lvl0',
    group: hierarchy.lvl0 ?? hierarchy.lvl1 ?? '',
    title: title.length > 0 ? title : [{text: hierarchy[own] ?? '', isMatch: false}],
    trail: levelsOf(place)
      .slice(0, -1)
      .flatMap((level) => hierarchy[level] ?? []),
    snippet,
    stored: storedSearch(place),
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

/** A recent search, stored in the browser in DocSearch's format. */
export interface StoredSearch {
  objectID: string;
  url: string;
  type: string;
  hierarchy: Partial<Hierarchy>;
  content: null;
}

/** What is kept of a result. */
function storedSearch({objectID, url, type, hierarchy}: Place): StoredSearch {
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

/** Parses a stored list; invalid values give an empty list. */
export function parseStored(source: string | null): StoredSearch[] {
  try {
    const value: unknown = JSON.parse(source ?? '[]');
    return Array.isArray(value) ? value.filter(isStored) : [];
  } catch {
    return [];
  }
}

/** Puts an entry at the front of a list without duplicates, of at most `limit` entries. */
export function addStored(list: readonly StoredSearch[], entry: StoredSearch, limit: number) {
  return [entry, ...removeStored(list, entry.objectID)].slice(0, limit);
}

/** The list without an entry. */
export function removeStored(list: readonly StoredSearch[], id: string): StoredSearch[] {
  return list.filter(({objectID}) => objectID !== id);
}
