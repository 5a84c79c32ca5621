import fc from 'fast-check';
import {matchPath as original} from 'react-router';
import {expect, test} from 'vitest';
import {matchPath} from './match-path';

const piece = fc.constantFrom(
  '',
  '/',
  '/docs',
  '/docs/',
  '/DOCS',
  '/docs/dev',
  'x',
  '/en',
  '.html',
);
const address = fc
  .array(piece, {minLength: 1, maxLength: 4})
  .map((pieces) => `/${pieces.join('')}`);
const path = fc.oneof(
  address.map((text) => text.replace(/\/{2,}/g, '/')),
  fc.constant('*'),
);

test('matches the paths of routes as the original does', () => {
  fc.assert(
    fc.property(address, path, fc.boolean(), (pathname, pattern, exact) => {
      const match = matchPath(pathname, {path: pattern, exact});
      const wanted = original(pathname, {path: pattern, exact});
      expect(match && {url: match.url, isExact: match.isExact}).toEqual(
        wanted && {url: wanted.url, isExact: wanted.isExact},
      );
    }),
    {numRuns: 2000},
  );
});

test.each([
  ['/docs/dev/', '/docs/', false, true],
  ['/docsearch/', '/docs/', false, false],
  ['/docs', '/docs/', true, true],
  ['/docs/dev/', '/docs/', true, false],
  ['/Docs/', '/docs', true, true],
])('%s below %s (exactly: %s) is %s', (pathname, pattern, exact, isMatch) => {
  expect(matchPath(pathname, {path: pattern, exact}) !== null).toBe(isMatch);
});

test('nothing matches no path', () => {
  expect(matchPath('/', {})).toBeNull();
});
