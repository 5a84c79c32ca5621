import {createRequire} from 'node:module';

// These tests are modules and the site's workspace is not marked as one, so a plain import would
// not find the names that its data files export.
const load = createRequire(import.meta.url);

export const {doctor} = load('../site/src/data/doctor') as typeof import('../site/src/data/doctor');

export const {contactedHosts, isListedHost, isListedKey, storedKeys} = load(
  '../site/src/data/privacy',
) as typeof import('../site/src/data/privacy');

export const {searchSuggestions} = load(
  '../site/src/data/search-suggestions',
) as typeof import('../site/src/data/search-suggestions');
