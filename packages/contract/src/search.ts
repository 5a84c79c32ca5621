import type {LanguageTag} from './language';

/** The file with the search records of a language. */
export const searchRecordsPath = (tag: LanguageTag): string => `/data/search/records-${tag}.json`;

/** The heading levels of a search record, from the part of the site down to the smallest heading. */
export const HIERARCHY_LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

export type HierarchyLevel = (typeof HIERARCHY_LEVELS)[number];

/** The headings above a section; `lvl0` is the part of the site and `lvl1` the page. */
export type Hierarchy = Record<HierarchyLevel, string | null>;

/** One section of a page, in the shape DocSearch crawlers upload to the hosted service. */
export interface SearchRecord {
  objectID: string;
  url: string;
  url_without_anchor: string;
  anchor: string | null;
  type: HierarchyLevel | 'content';
  hierarchy: Hierarchy;
  content: string | null;
  /** Identifiers marked up as code in the section: API names, metadata keys, file names. */
  names: readonly string[];
  /** What readers type who need the section, from `content/search/words`. Not shown in results. */
  words?: readonly string[];
  language: string;
  docusaurus_tag: string;
  version: string;
  weight: {pageRank: number; level: number; position: number};
}

export type MatchLevel = 'none' | 'partial' | 'full';

/** A text with its matches between the requested tags; other markup is escaped. */
export interface HighlightedText {
  value: string;
  matchLevel: MatchLevel;
  matchedWords: string[];
  fullyHighlighted?: boolean;
}

export interface SnippetText {
  value: string;
  matchLevel: MatchLevel;
}

/** The parameters of one query that this site uses, a subset of the hosted service's. */
export interface SearchRequest {
  indexName: string;
  query?: string;
  page?: number;
  hitsPerPage?: number;
  facetFilters?: string | readonly (string | readonly string[])[];
  attributesToRetrieve?: readonly string[];
  attributesToHighlight?: readonly string[];
  attributesToSnippet?: readonly string[];
  highlightPreTag?: string;
  highlightPostTag?: string;
  snippetEllipsisText?: string;
}

export interface SearchHit extends Partial<SearchRecord> {
  objectID: string;
  _highlightResult?: {
    hierarchy?: Partial<Record<HierarchyLevel, HighlightedText>>;
    content?: HighlightedText;
  };
  _snippetResult?: {
    hierarchy?: Partial<Record<HierarchyLevel, SnippetText>>;
    content?: SnippetText;
  };
}

/** The answer to one query. */
export interface SearchResult {
  hits: SearchHit[];
  nbHits: number;
  page: number;
  nbPages: number;
  hitsPerPage: number;
  exhaustiveNbHits: boolean;
  exhaustiveTypo: boolean;
  exhaustive: {nbHits: boolean; typo: boolean};
  query: string;
  params: string;
  index: string;
  processingTimeMS: number;
  message?: string;
}

export interface SearchResponse {
  results: SearchResult[];
}

/** The error answer of the hosted service. */
export interface SearchError {
  message: string;
  status: number;
}

/** Limits of the dialog and the search page. */
export const SEARCH_LIMITS = {
  queryLength: 64,
  hitsPerPage: 20,
  hitsPerGroup: 5,
  recent: 7,
  recentWithFavourites: 4,
  favourites: 10,
} as const;
