import {looseKey} from '@scriptcat/contract';
import {expect, test} from 'vitest';
import {createAddressBook, redirectsFor, resolveTarget} from './resolve';

const paths = ['/', '/404.html', '/docs/', '/docs/dev/background/', '/docs/use/QA/', '/en/'];
const book = createAddressBook([...paths, '/img/logo.svg', '/%E5%90%8D.txt']);

test.each([
  ['/docs/use/QA/?q=1', 'found'],
  ['/docs/use/QA/#top', 'found'],
  ['/%E5%90%8D.txt', 'found'],
  ['/%e5%90%8d.txt', '/%E5%90%8D.txt'],
  ['/docs/x/../use/QA/', '/docs/use/QA/'],
  ['/IMG/Logo.SVG', '/img/logo.svg'],
  ['/img/logo.svg/', '/img/logo.svg'],
  ['/404', '/404.html'],
  ['/zh', '/'],
  ['/zh/docs/dev/backgroud', '/docs/dev/background/'],
  ['/zh/nope', 'missing'],
  ['/zhang/', 'missing'],
  ['http://other.example/docs', '/docs/'],
  ['http://other.example', 'found'],
  ['/docs/%ff', 'missing'],
  ['//evil.example/', 'missing'],
  ['/\\evil.example', 'missing'],
  ['/../etc/passwd', 'malformed'],
  ['/%2e%2e/etc', 'malformed'],
  ['/%', 'malformed'],
  ['/%00', 'malformed'],
  ['*', 'malformed'],
  // No control characters in the location.
  ['/docs?a=1\r\nset-cookie: b', '/docs/?a=1set-cookie:b'],
])('%j → %s', (target, expected) => {
  const resolution = resolveTarget(target, book);
  expect(resolution.kind === 'moved' ? resolution.location : resolution.kind).toBe(expected);
});

test('a page at a former address wins over the redirect', () => {
  const keys = new Set(['/docs/dev/backgroud', '/docs/dev/background'].map(looseKey));
  expect(redirectsFor(keys)).toEqual([]);
});
