import type {Api} from './data';

/** The page of the developer guide that documents an API. */
export type ApiPage = 'api' | 'cat-api';

/** The id of an API's heading, the same in every language. */
export function apiAnchor(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9_]+/g, '-');
}

/** The id of a metadata key's heading, the same in every language. */
export function metadataAnchor(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
}

/** What only ScriptCat has is on a page of its own. */
export function apiPage(api: Pick<Api, 'name'>): ApiPage {
  return api.name.startsWith('CAT') ? 'cat-api' : 'api';
}
