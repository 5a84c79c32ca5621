import {describe, expect, test} from 'vitest';
import {type BrandHints, type BrowserId, detectBrowser} from './browser';

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const chrome = `${webkit} Chrome/138.0.0.0 Safari/537.36`;
const windows = `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome}`;
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
const android = `Mozilla/5.0 (Linux; Android 10; K) ${webkit}`;
const safari = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const iphone = `Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) ${safari}`;

const userAgents: Readonly<Record<BrowserId, readonly string[]>> = {
  chrome: [
    windows,
    `${mac} ${chrome}`,
    `Mozilla/5.0 (X11; Linux x86_64) ${chrome}`,
    `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${chrome}`,
  ],
  edge: [
    `${windows} Edg/138.0.0.0`,
    `${mac} ${chrome} Edg/138.0.0.0`,
    `${android} Chrome/138.0.0.0 Mobile Safari/537.36 EdgA/138.0.0.0`,
  ],
  firefox: [
    'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
  ],
  other: [
    `${android} Chrome/138.0.0.0 Mobile Safari/537.36`,
    // Edge before it was built on Chromium.
    `${windows} Edge/18.17763`,
    'Mozilla/5.0 (Android 14; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0',
    'Mozilla/5.0 (X11; Linux x86_64; rv:91.0) Gecko/20100101 Firefox/91.0 SeaMonkey/2.53.18',
    `${mac} ${safari} Version/17.5 Safari/605.1.15`,
    `${iphone} Version/17.5 Mobile/15E148 Safari/604.1`,
    `${iphone} CriOS/126.0.6478.54 Mobile/15E148 Safari/604.1`,
    `${iphone} Version/17.0 EdgiOS/125.0.2535.96 Mobile/15E148 Safari/605.1.15`,
    `Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) ${safari} FxiOS/127.0 Mobile/15E148 Safari/605.1.15`,
    `${windows} OPR/121.0.0.0`,
    `${android} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
    `${windows} YaBrowser/25.6.0.0`,
    `${windows} Core/1.116 QQBrowser/19.2.6473.400`,
    `${windows} QIHU 360SE`,
    `${android} Version/4.0 Chrome/100.0.4896.58 UCBrowser/16.4.8.1316 Mobile Safari/537.36`,
    // Sogou.
    `${windows} SE 2.X MetaSr 1.0`,
    // WeChat.
    `${android} Version/4.0 Chrome/116.0.0.0 Mobile Safari/537.36 MicroMessenger/8.0.49`,
    // A web view inside an Android app.
    `Mozilla/5.0 (Linux; Android 14; Pixel 8; wv) ${webkit} Version/4.0 Chrome/138.0.0.0 Mobile Safari/537.36`,
    `${windows} Vivaldi/7.4`,
    `${webkit} (compatible; Googlebot/2.1; +http://www.google.com/bot.html) Chrome/138.0.0.0 Safari/537.36`,
    'curl/8.6.0',
    '',
  ],
};

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
  expect(detectBrowser(windows, brands)).toBe(expected);
});
