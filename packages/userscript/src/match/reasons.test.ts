import examples from '@scriptcat/content/tools/match/examples';
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

const examplesOf = (reasons: Readonly<Record<string, readonly string[][]>>) =>
  Object.entries(reasons).flatMap(([reason, examples]) =>
    examples.map(([rules = '', url = '']) => [rules, url, reason] as const),
  );

test.each(examplesOf(examples.scriptcat))('%s on %s: ScriptCat says %s', (rules, url, reason) => {
  expect(judge(rules, url).scriptcat.reason).toBe(reason);
});

test.each(examplesOf(examples.browser))('%s on %s: the browser says %s', (rules, url, reason) => {
  expect(judge(rules, url).browser.reason).toBe(reason);
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
