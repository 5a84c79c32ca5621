import {languageTags} from '@scriptcat/contract';
import {describe, expect, test} from 'vitest';
import {analyseMatches} from './analyse';
import {readRules} from './lines';
import {matchReasonText} from './text';

function judge(rules: string, url: string) {
  const {lines, earlyStart} = readRules(rules);
  const [verdict] = analyseMatches(lines, [url], {earlyStart}).verdicts;
  if (!verdict) throw new Error('no verdict');
  return verdict;
}

describe('the reason ScriptCat gives', () => {
  test.each([
    ['@match https://shop.example:8443/*', 'https://shop.example/', 'match-any-port'],
    ['@match https://shop.example/*', 'https://shop.example/a#b', 'match-hash-ignored'],
    ['@match *://*.shop.example/*', 'https://shop.example/', 'match-bare-domain'],
    ['@match https://shop.example/cart?*', 'https://shop.example/cart', 'match-virtual-query'],
    ['@include *shop.example*', 'https://evil.test/?q=shop.example', 'glob-elsewhere'],
    ['@include *shop.example*', 'https://www.shop.example/', 'glob'],
    ['@match https://shop.example/*', 'https://www.shop.example/', 'host-no-subdomain'],
    ['@match *://*shop.example/*', 'https://myshop.example/', 'host-needs-dot'],
    ['@match *://shop.tld/*', 'https://shop.com/', 'host-tld'],
    ['@match https://SHOP.example/*', 'https://shop.example/', 'host-case'],
    ['@match https://例子.example/*', 'https://例子.example/', 'host-unicode'],
    ['@match http://[::1]/*', 'http://[::1]/', 'host-ipv6'],
    ['@match https://shop.example*', 'https://shop.example/cart', 'path-root-only'],
    ['@match https://shop.example/cart', 'https://shop.example/cart/', 'path-slash'],
    ['@match https://shop.example/cart', 'https://shop.example/cart?id=1', 'path-query'],
    ['@match https://shop.example/*#pay', 'https://shop.example/cart#pay', 'path-hash'],
    ['@match https://shop.example/Cart', 'https://shop.example/cart', 'path-case'],
    ['@match https://shop.example/cart // x', 'https://shop.example/cart', 'path-comment'],
    ['@match https://shop.example/*/edit', 'https://shop.example/a/edit/edit', 'path-first-fit'],
    ['@include https://shop.example', 'https://shop.example/', 'glob-root'],
    ['@include *://*.shop.example/*', 'https://shop.example/', 'glob-bare-host'],
    ['@include shop.example/*', 'https://shop.example/a', 'glob-scheme'],
    ['@include https://shop.example:8443/*', 'https://shop.example/cart', 'glob-port'],
    ['@include *SHOP.example*', 'https://shop.example/', 'glob-case'],
    ['@include https://???.shop.example/*', 'https://m.shop.example/a', 'glob-one-character'],
    ['@include https://shop.tld/*', 'https://shop.x/', 'glob-short-suffix'],
    ['@include /SHOP\\.example/g', 'https://shop.example/', 'regex-case'],
    ['@include /item\\/\\d+$/', 'https://shop.example/item/42?x=1', 'regex-query'],
    ['@include /item\\/\\d+$/', 'https://shop.example/item/42#c', 'regex-hash'],
    ['@exclude *', 'https://shop.example/', 'no-rules'],
    ['@match <all_urls>', 'https://shop.example/', 'nothing-usable'],
    ['@match *://*/*\n@exclude *shop*', 'https://shop.example/', 'excluded'],
  ])('%s on %s: %s', (rules, url, reason) => {
    expect(judge(rules, url).scriptcat.reason).toBe(reason);
  });
});

describe('the reason the browser gives', () => {
  test.each([
    ['@include /shop\\.example/', 'https://shop.example/', 'registered-wide'],
    ['@include *shop*', 'https://shop.example/', 'registered'],
    ['@include *shop*', 'https://other.example/', 'registered-wide'],
    ['@match https://a.example/*\n@include *shop*', 'https://other.example/', 'registered-wide'],
    ['@include /^https:\\/\\/a\\.example\\//', 'https://other.example/', 'browser-pattern'],
    [
      '@include /https:\\/\\/a\\.example\\//',
      'https://b.test/?https://a.example/',
      'browser-pattern',
    ],
    ['@match https://shop.example/cart?*', 'https://shop.example/cart', 'query-literal'],
    ['@match *://shop.example/*', 'ftp://shop.example/a', 'star-scheme'],
    ['@include *', 'file:///home/a.html', 'file-access'],
    ['@match file:///home/*', 'file:///home/a.html', 'file-access'],
    ['@match http://[::1]/*', 'http://[::1]/', 'refused-host'],
    ['@match htps://b.example/*', 'https://b.example/', 'refused-scheme'],
    ['@match https://a.example/*\n@match htps://b.example/*', 'https://a.example/', 'registered'],
    ['@match *://*/*\n@exclude htps://b.example/*', 'https://b.example/', 'registered'],
    ['@include *shop*\n@include htps://*.b.example/*', 'https://shop.example/', 'registered'],
    ['@match https://a b.example/*', 'https://other.example/', 'browser-pattern'],
    ['@match https://shop.example/*', 'https://shop.example/', 'registered'],
  ])('%s on %s: %s', (rules, url, reason) => {
    expect(judge(rules, url).browser.reason).toBe(reason);
  });
});

test('names the line that decided, counted in the pasted text', () => {
  const header =
    '// ==UserScript==\n// @name a\n// @match *://*/*\n// @exclude *://b/*\n// ==/UserScript==';
  expect(judge(header, 'https://b/').scriptcat.rule?.line).toBe(4);
  expect(judge(header, 'https://a/').browser.rule?.line).toBe(3);
});

test('one pattern the browser refuses keeps the script from every page', () => {
  // From a script that many people use.
  const rules = '@match *://www.google.com/*\n@match https://encrypted.google.[^\\/]+/';
  expect(judge(rules, 'https://www.google.com/')).toMatchObject({
    runs: 'no',
    scriptcat: {verdict: 'yes'},
    browser: {reason: 'refused-host', rule: {line: 2}},
  });
});

test('a rule may leave a lone question mark over', () => {
  expect(judge('@include *://*.shop.example/cart', 'https://www.shop.example/cart?').runs).toBe(
    'yes',
  );
});

describe('with @early-start', () => {
  const early = '@run-at document-start\n@early-start\n';

  test('a glob lets the script start on every page', () => {
    expect(judge(`${early}@include *shop*`, 'https://bank.test/')).toMatchObject({
      runs: 'yes',
      scriptcat: {reason: 'early-start-everywhere'},
    });
    expect(
      judge(`${early}@match https://a.test/*\n@include *shop*`, 'https://bank.test/').runs,
    ).toBe('yes');
  });

  test('patterns alone, or a regular expression beside them, keep it where it belongs', () => {
    expect(judge(`${early}@match https://a.test/*`, 'https://bank.test/').runs).toBe('no');
    expect(judge(`${early}@include *shop*\n@include /cart/`, 'https://bank.test/').runs).toBe('no');
    expect(judge(`${early}@include *shop*\n@exclude *bank*`, 'https://bank.test/').runs).toBe('no');
  });
});

test('with @early-start and no regular expression the browser decides alone', () => {
  const rules = '@run-at document-start\n@early-start\n@match https://SHOP.example/*';
  expect(judge(rules, 'https://shop.example/').runs).toBe('yes');
  expect(judge(`${rules}\n@exclude /x/`, 'https://shop.example/').runs).toBe('no');
});

test('an address no browser accepts gets no verdict', () => {
  expect(judge('@match *://*/*', 'shop.example')).toMatchObject({isValid: false, runs: 'unknown'});
});

test('sentences have no blank left open', () => {
  const {scriptcat} = judge('@match https://shop.example/*', 'https://www.shop.example/');
  for (const language of languageTags) {
    const sentence = matchReasonText(scriptcat, language);
    expect(sentence).toContain('*.shop.example');
    expect(sentence).not.toMatch(/\{\w+\}/);
  }
});
