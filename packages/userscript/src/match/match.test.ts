import {describe, expect, test} from 'vitest';
import {checkedMatches} from '../fixtures/checked-matches';
import {analyseMatches} from './analyse';
import {readRules} from './lines';

describe('the checked cases', () => {
  test.each(checkedMatches)(
    '%j %s %s on %s',
    (rules, kind, normalised, url, scriptcat, browser, runs) => {
      const analysis = analyseMatches(readRules(rules.join('\n')).lines, [url]);
      const [verdict] = analysis.verdicts;
      expect(kinds(analysis.rules.map((rule) => rule.kind))).toBe(kind);
      if (normalised) expect(analysis.rules[0]?.normalised).toBe(normalised);
      expect(verdict?.scriptcat.verdict).toBe(scriptcat);
      if (browser !== 'untested') expect(verdict?.browser.verdict).toBe(browser);
      expect(verdict?.runs).toBe(runs);
    },
  );
});

function kinds(all: readonly string[]): string {
  const [first] = all;
  if (first === 'ignored') return '(ignored)';
  return [...new Set(all)].join('+');
}
