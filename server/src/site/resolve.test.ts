import {looseKey} from '@scriptcat/contract';
import {expect, test} from 'vitest';
import {createAddressBook, redirectsFor, resolveTarget} from './resolve';

// What clients can send is in the request table of the end-to-end tests.

test('no control character gets into a location', () => {
  const {location} = resolveTarget('/docs?a=1\r\nset-cookie: b', createAddressBook(['/docs/']));
  expect(location).toBe('/docs/?a=1set-cookie:%20b');
});

test('a page at a former address wins over the redirect', () => {
  const keys = new Set(['/docs/dev/backgroud', '/docs/dev/background'].map(looseKey));
  expect(redirectsFor(keys)).toEqual([]);
});
