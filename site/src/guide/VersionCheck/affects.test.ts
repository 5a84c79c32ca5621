import problems from '@scriptcat/content/help/known-problems';
import {parseVersion} from '@scriptcat/content/version';
import {expect, test} from 'vitest';
import {affects} from './affects';

const idsOf = (version: string, browser = '') => {
  const parsed = parseVersion(version);
  if (!parsed) throw new Error(`Not a version: ${version}`);
  return problems.rows.filter((row) => affects(row, parsed, browser)).map(({id}) => id);
};

test.each([
  ['0.16.15', 'firefox', 'firefox-background-isolation'],
  ['0.16.12', 'firefox', 'firefox-blocked'],
  ['0.16.12', '', 'message-key'],
  ['1.5.0', 'firefox', 'firefox-scripts-lost'],
  ['1.5.0.1300', 'edge', 'match-scheme'],
])('%s in "%s" has %s', (version, browser, id) => {
  expect(idsOf(version, browser)).toContain(id);
});

test.each([
  ['0.16.15', 'chrome', 'firefox-background-isolation'],
  ['0.16.13', 'firefox', 'message-key'],
  ['0.16.14', 'firefox', 'firefox-background-isolation'],
  ['1.5.1', 'firefox', 'firefox-scripts-lost'],
  ['1.5.0', '', 'match-scheme'],
])('%s in "%s" does not have %s', (version, browser, id) => {
  expect(idsOf(version, browser)).not.toContain(id);
});

test('a problem without a fix concerns every later version', () => {
  expect(idsOf('9.0.0')).toEqual(
    problems.rows.filter(({fixed}) => fixed === undefined).map(({id}) => id),
  );
});
