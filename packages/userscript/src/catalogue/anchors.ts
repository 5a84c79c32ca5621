import type {Api, ErrorEntry} from './data';

/** The page of the developer guide that lists an API. */
export type ApiPage = 'api' | 'cat-api';

/** What only ScriptCat has is on a page of its own. */
export function apiPage(api: Pick<Api, 'name'>): ApiPage {
  return api.name.startsWith('CAT') ? 'cat-api' : 'api';
}

/** The last part of an API's URL, the same in every language. */
export function apiAnchor(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9_]+/g, '-');
}

/** The last part of a metadata key's URL, the same in every language. */
export function metadataAnchor(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
}

/** The page of an API below `/docs/dev/`. */
export const targetOfApi = (api: Pick<Api, 'name'>): string =>
  `${apiPage(api)}/${apiAnchor(api.name)}/`;

/** The page of a metadata key below `/docs/dev/`. */
export const targetOfKey = (name: string): string => `meta/${metadataAnchor(name)}/`;

/** The page of an error message below `/docs/dev/`. */
export const targetOfError = ({id}: Pick<ErrorEntry, 'id'>): string => `errors/${id}/`;
