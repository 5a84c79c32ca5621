import {createRequire} from 'node:module';

// These tests are modules and the site's workspace is not marked as one, so a plain import would
// not find the names that its data files export.
const load = createRequire(import.meta.url);

export const {isListedHost, isListedKey} = load(
  '../site/src/guide/PrivacyLists/privacy',
) as typeof import('../site/src/guide/PrivacyLists/privacy');
