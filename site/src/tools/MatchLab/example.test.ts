import {analyseMatches, readRules} from '@scriptcat/userscript';
import {expect, test} from 'vitest';
import {exampleRules, exampleUrls} from './example';

test('the outcome printed in the page is what the tool computes', () => {
  const {verdicts} = analyseMatches(readRules(exampleRules).lines, exampleUrls.split('\n'));
  expect(
    verdicts.map(({runs, browser, scriptcat}) => [runs, browser.reason, scriptcat.reason]),
  ).toEqual([
    ['yes', 'registered', 'match-any-port'],
    ['no', 'registered-wide', 'host-no-subdomain'],
    ['no', 'excluded', 'excluded'],
  ]);
});
