import userAgents from '@scriptcat/content/checked/user-agents';
import {describe, expect, test} from 'vitest';
import {type BrandHints, type BrowserId, detectBrowser} from './browser';

describe.each(Object.entries(userAgents))('%s', (expected, agents) => {
  test.each(agents)('%s', (userAgent) => {
    expect(detectBrowser(userAgent)).toBe(expected);
  });
});

const hints: readonly [name: string, brands: BrandHints, expected: BrowserId][] = [
  ['Chrome', [{brand: 'Not)A;Brand'}, {brand: 'Chromium'}, {brand: 'Google Chrome'}], 'chrome'],
  ['Edge', [{brand: 'Microsoft Edge'}, {brand: 'Chromium'}, {brand: 'Not/A)Brand'}], 'edge'],
  ['Brave', [{brand: 'Brave'}, {brand: 'Chromium'}, {brand: 'Not/A)Brand'}], 'other'],
  ['plain Chromium', [{brand: 'Chromium'}, {brand: 'Not/A)Brand'}], 'chrome'],
  ['no hints', [], 'chrome'],
];

test.each(hints)('brands of %s tell what the user agent hides', (_name, brands, expected) => {
  expect(detectBrowser(userAgents.chrome[0] ?? '', brands)).toBe(expected);
});
