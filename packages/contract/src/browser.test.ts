import {expect, test} from 'vitest';
import {type BrandHints, type BrowserId, detectBrowser} from './browser';

const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const chromium = `${windows} ${webkit} Chrome/138.0.0.0 Safari/537.36`;
const android = `Mozilla/5.0 (Linux; Android 10; K) ${webkit}`;
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15';

const agents: readonly [name: string, userAgent: string, expected: BrowserId][] = [
  ['Chrome on Windows', chromium, 'chrome'],
  [
    'Chrome on macOS',
    chromium.replace(windows, 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)'),
    'chrome',
  ],
  ['Chrome on Linux', chromium.replace(windows, 'Mozilla/5.0 (X11; Linux x86_64)'), 'chrome'],
  [
    'Chrome on ChromeOS',
    chromium.replace(windows, 'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0)'),
    'chrome',
  ],
  ['Chrome on Android', `${android} Chrome/138.0.0.0 Mobile Safari/537.36`, 'other'],
  ['Edge on Windows', `${chromium} Edg/138.0.0.0`, 'edge'],
  [
    'Edge on macOS',
    `${chromium.replace(windows, 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)')} Edg/138.0.0.0`,
    'edge',
  ],
  ['Edge on Android', `${android} Chrome/138.0.0.0 Mobile Safari/537.36 EdgA/138.0.0.0`, 'edge'],
  [
    'Edge before Chromium',
    `${windows} ${webkit} Chrome/64.0.3282.140 Safari/537.36 Edge/18.17763`,
    'other',
  ],
  [
    'Firefox on Linux',
    'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    'firefox',
  ],
  [
    'Firefox on Windows',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
    'firefox',
  ],
  [
    'Firefox on Android',
    'Mozilla/5.0 (Android 14; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0',
    'other',
  ],
  [
    'SeaMonkey',
    'Mozilla/5.0 (X11; Linux x86_64; rv:91.0) Gecko/20100101 Firefox/91.0 SeaMonkey/2.53.18',
    'other',
  ],
  [
    'Safari on macOS',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15',
    'other',
  ],
  [
    'Safari on iPhone',
    `${iphone} (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1`,
    'other',
  ],
  [
    'Chrome on iPhone',
    `${iphone} (KHTML, like Gecko) CriOS/126.0.6478.54 Mobile/15E148 Safari/604.1`,
    'other',
  ],
  [
    'Firefox on iPad',
    'Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) FxiOS/127.0 Mobile/15E148 Safari/605.1.15',
    'other',
  ],
  [
    'Edge on iPhone',
    `${iphone} (KHTML, like Gecko) Version/17.0 EdgiOS/125.0.2535.96 Mobile/15E148 Safari/605.1.15`,
    'other',
  ],
  ['Opera', `${chromium} OPR/121.0.0.0`, 'other'],
  [
    'Samsung Internet',
    `${android} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
    'other',
  ],
  ['Yandex', `${windows} ${webkit} Chrome/136.0.0.0 YaBrowser/25.6.0.0 Safari/537.36`, 'other'],
  [
    'QQ Browser',
    `${windows} ${webkit} Chrome/123.0.0.0 Safari/537.36 Core/1.116 QQBrowser/19.2.6473.400`,
    'other',
  ],
  ['360 Secure Browser', `${chromium} QIHU 360SE`, 'other'],
  [
    'UC Browser',
    `${android} Version/4.0 Chrome/100.0.4896.58 UCBrowser/16.4.8.1316 Mobile Safari/537.36`,
    'other',
  ],
  ['Sogou', `${windows} ${webkit} Chrome/116.0.0.0 Safari/537.36 SE 2.X MetaSr 1.0`, 'other'],
  [
    'WeChat',
    `${android} Version/4.0 Chrome/116.0.0.0 Mobile Safari/537.36 MicroMessenger/8.0.49`,
    'other',
  ],
  [
    'Android web view',
    'Mozilla/5.0 (Linux; Android 14; Pixel 8; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/138.0.0.0 Mobile Safari/537.36',
    'other',
  ],
  ['a named Vivaldi', `${chromium} Vivaldi/7.4`, 'other'],
  [
    'Googlebot',
    `${webkit} (compatible; Googlebot/2.1; +http://www.google.com/bot.html) Chrome/138.0.0.0 Safari/537.36`,
    'other',
  ],
  ['curl', 'curl/8.6.0', 'other'],
  ['nothing', '', 'other'],
];

test.each(agents)('%s', (_name, userAgent, expected) => {
  expect(detectBrowser(userAgent)).toBe(expected);
});

const hints: readonly [name: string, brands: BrandHints, expected: BrowserId][] = [
  ['Chrome', [{brand: 'Not)A;Brand'}, {brand: 'Chromium'}, {brand: 'Google Chrome'}], 'chrome'],
  ['Edge', [{brand: 'Microsoft Edge'}, {brand: 'Chromium'}, {brand: 'Not/A)Brand'}], 'edge'],
  ['Brave', [{brand: 'Brave'}, {brand: 'Chromium'}, {brand: 'Not/A)Brand'}], 'other'],
  ['plain Chromium', [{brand: 'Chromium'}, {brand: 'Not/A)Brand'}], 'chrome'],
  ['no hints', [], 'chrome'],
];

test.each(hints)('brands of %s tell what the user agent hides', (_name, brands, expected) => {
  expect(detectBrowser(chromium, brands)).toBe(expected);
});
