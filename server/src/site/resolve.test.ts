import {looseKey} from '@scriptcat/contract';
import {describe, expect, test} from 'vitest';
import {createAddressBook, redirectsFor, resolveTarget} from './resolve';

const book = createAddressBook([
  '/',
  '/404.html',
  '/docs/',
  '/docs/dev/background/',
  '/docs/use/QA/',
  '/en/',
  '/img/logo.svg',
  '/%E5%90%8D.txt',
]);

const location = (target: string) => {
  const resolution = resolveTarget(target, book);
  return resolution.kind === 'moved' ? resolution.location : resolution.kind;
};

describe('resolveTarget', () => {
  test.each([
    ['/docs/use/QA/', 'found'],
    ['/docs/use/QA/?q=1', 'found'],
    ['/docs/use/QA/#top', 'found'],
    ['/%E5%90%8D.txt', 'found'],
    ['/docs/use/qa', '/docs/use/QA/'],
    ['/docs/use/QA.html?a=1', '/docs/use/QA/?a=1'],
    ['/docs/use/QA/index.html', '/docs/use/QA/'],
    ['//docs//use/QA/', '/docs/use/QA/'],
    ['/docs/x/../use/QA/', '/docs/use/QA/'],
    ['/IMG/Logo.SVG', '/img/logo.svg'],
    ['/img/logo.svg/', '/img/logo.svg'],
    ['/%e5%90%8d.txt', '/%E5%90%8D.txt'],
    ['/404', '/404.html'],
    ['/docs/dev/backgroud/', '/docs/dev/background/'],
    ['/zh-Hans/docs/use/QA/?a=1', '/docs/use/QA/?a=1'],
    ['/zh/', '/'],
    ['/zh', '/'],
    ['/zh-cn/docs/', '/docs/'],
    ['/zh/docs/dev/backgroud', '/docs/dev/background/'],
    ['/zh/nope', 'missing'],
    ['/zhang/', 'missing'],
    ['http://other.example/docs', '/docs/'],
    ['http://other.example', 'found'],
    ['/nope', 'missing'],
    ['/docs/%ff', 'missing'],
    ['//evil.example/', 'missing'],
    ['/\\evil.example', 'missing'],
    ['/../etc/passwd', 'malformed'],
    ['/%2e%2e/etc', 'malformed'],
    ['/%', 'malformed'],
    ['/%00', 'malformed'],
    ['*', 'malformed'],
  ])('%s → %s', (target, expected) => {
    expect(location(target)).toBe(expected);
  });

  test('keeps control characters out of the location', () => {
    expect(location('/docs?a=1\r\nset-cookie: b')).toBe('/docs/?a=1set-cookie:b');
  });
});

test('a page at a former address wins over the redirect', () => {
  const keys = new Set(['/docs/dev/backgroud', '/docs/dev/background'].map(looseKey));
  expect(redirectsFor(keys)).toEqual([]);
});
