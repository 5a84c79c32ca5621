import {looseKey} from '@scriptcat/contract';
import {expect, test} from 'vitest';
import {createAddressBook, redirectsFor, resolveTarget} from './resolve';

const paths = ['/', '/404.html', '/docs/', '/docs/dev/background/', '/docs/use/QA/', '/en/'];
const book = createAddressBook([...paths, '/img/logo.svg', '/%E5%90%8D.txt']);

test.each([
  ['/docs/use/QA/?q=1', '/docs/use/QA/?q=1'],
  ['/%e5%90%8d.txt', '/%E5%90%8D.txt'],
  ['/docs/x/../use/QA/', '/docs/use/QA/'],
  ['/docs//use/QA/', '/docs/use/QA/'],
  ['/IMG/Logo.SVG', '/img/logo.svg'],
  ['/img/logo.svg/', '/img/logo.svg'],
  ['/404', '/404.html'],
  ['/zh', '/'],
  ['/zh/docs/dev/backgroud', '/docs/dev/background/'],
  ['http://other.example/docs', '/docs/'],
  ['http://other.example', '/'],
  // No control characters in the location.
  ['/docs?a=1\r\nset-cookie: b', '/docs/?a=1set-cookie:%20b'],
  ['/zh/nope', undefined],
  ['/zhang/', undefined],
  ['/docs/%ff', undefined],
  ['//evil.example/', undefined],
  ['/\\evil.example', undefined],
  ['/../etc/passwd', undefined],
  ['/%2e%2e/etc', undefined],
  ['/%', undefined],
  ['/%00', undefined],
  ['*', undefined],
])('%j leads to %s', (target, expected) => {
  expect(resolveTarget(target, book).location).toBe(expected);
});

test('a page at a former address wins over the redirect', () => {
  const keys = new Set(['/docs/dev/backgroud', '/docs/dev/background'].map(looseKey));
  expect(redirectsFor(keys)).toEqual([]);
});
