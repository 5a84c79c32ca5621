import {describe, expect, test} from 'vitest';
import {guessPermission} from './guess-permission';
import {type VariantId, variants} from './variants';

const desktop = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const phone = 'Mozilla/5.0 (Linux; Android 10; K)';
const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const chrome = (version: number) => `${desktop} ${webkit} Chrome/${version}.0.0.0 Safari/537.36`;
const edge = (version: number) => `${chrome(version)} Edg/${version}.0.0.0`;
const edgeAndroid = (version: number) =>
  `${phone} ${webkit} Chrome/${version}.0.0.0 Mobile Safari/537.36 EdgA/${version}.0.0.0`;
const firefox = (version: number) =>
  `Mozilla/5.0 (X11; Linux x86_64; rv:${version}.0) Gecko/20100101 Firefox/${version}.0`;
const safari =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15';

describe('uses the user agent without parameters', () => {
  test.each<[string, string, VariantId | undefined]>([
    ['Chrome 138', chrome(138), 'chrome-toggle'],
    ['Chrome 156', chrome(156), 'chrome-toggle'],
    ['Chrome 137', chrome(137), 'chrome-developer-mode'],
    ['Chrome 120', chrome(120), 'chrome-developer-mode'],
    ['Chrome 119', chrome(119), 'too-old'],
    ['Chrome 109 on Windows 7', chrome(109), 'too-old'],
    ['Edge 144', edge(144), 'edge-toggle'],
    ['Edge 143', edge(143), 'edge-developer-mode'],
    ['Edge 120', edge(120), 'edge-developer-mode'],
    ['Edge 119', edge(119), 'too-old'],
    ['the EdgeHTML engine', `${chrome(64)} Edge/18.17763`, 'too-old'],
    ['Edge for Android 138', edgeAndroid(138), 'edge-android-toggle'],
    ['Edge for Android 137', edgeAndroid(137), 'edge-android-developer-mode'],
    ['Edge for Android 119', edgeAndroid(119), 'too-old'],
    ['Opera on engine 140', `${chrome(140)} OPR/124.0.0.0`, 'chrome-toggle'],
    ['Firefox 154', firefox(154), 'firefox-permission'],
    ['Firefox 153', firefox(153), 'firefox-legacy'],
    [
      'Firefox for Android',
      'Mozilla/5.0 (Android 14; Mobile; rv:154.0) Gecko/154.0 Firefox/154.0',
      'unsupported',
    ],
    [
      'Chrome for Android',
      `${phone} ${webkit} Chrome/140.0.0.0 Mobile Safari/537.36`,
      'unsupported',
    ],
    [
      'Edge on an iPhone',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) EdgiOS/144.0 Mobile/15E148',
      'unsupported',
    ],
    ['Safari', safari, undefined],
    ['an empty user agent', '', undefined],
  ])('%s', (_name, userAgent, variant) => {
    expect(guessPermission('', userAgent).variant).toBe(variant);
  });
});

const developerMode = '?userscript_guard=developerMode';

describe('prefers parameters of the extension', () => {
  test.each<[string, string, string, VariantId | undefined]>([
    ['a named browser', '?browser=edge', chrome(140), 'edge-developer-mode'],
    ['a named browser on its own engine', '?browser=edge', edge(150), 'edge-toggle'],
    ['a named browser without a version', '?browser=chrome', firefox(154), 'chrome-toggle'],
    ['a named Edge on Android', '?browser=edge', edgeAndroid(137), 'edge-android-developer-mode'],
    ['Firefox, whatever its version', '?browser=firefox', firefox(153), 'firefox-permission'],
    ['an unknown name', '?browser=netscape', chrome(137), 'chrome-developer-mode'],
    ['the switch as guard', '?userscript_guard=allowScript', chrome(137), 'chrome-toggle'],
    ['developer mode as guard', developerMode, edge(150), 'edge-developer-mode'],
    [
      'that guard on a phone with the switch',
      developerMode,
      edgeAndroid(140),
      'edge-android-toggle',
    ],
    ['no guard', '?userscript_guard=none', edge(143), 'edge-developer-mode'],
    ['an invented guard', '?userscript_guard=__proto__', chrome(138), 'chrome-toggle'],
    ['a guard on an engine without the API', developerMode, chrome(110), 'too-old'],
    [
      'the whole address',
      '?userscript_enabled=false&userscript_permission=false&userscript_guard=allowScript&browser=edge',
      edge(144),
      'edge-toggle',
    ],
    [
      'an address from the Firefox add-on',
      '?userscript_enabled=false&userscript_permission=false&userscript_guard=developerMode',
      firefox(154),
      'firefox-permission',
    ],
  ])('%s', (_name, search, userAgent, variant) => {
    expect(guessPermission(search, userAgent).variant).toBe(variant);
  });

  test('trusts a parameter that reports user scripts as enabled', () => {
    expect(guessPermission('?userscript_enabled=true', chrome(140)).isEnabled).toBe(true);
    expect(guessPermission('?userscript_enabled=false', chrome(140)).isEnabled).toBe(false);
  });
});

test('every variant has an anchor of its own', () => {
  expect(new Set(variants.map(({anchor}) => anchor)).size).toBe(variants.length);
});
