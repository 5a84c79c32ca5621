import fc from 'fast-check';
import {expect, test, vi} from 'vitest';
import {analyseMatches} from './analyse';
import {readRules} from './lines';
import {compileSafeRegex} from './safe-regex';
import {suggestRules} from './suggest';

// Many runs of each property; a busy machine needs its time.
vi.setConfig({testTimeout: 120_000});

const webUrl = fc.webUrl({withQueryParameters: true, withFragments: true});

test('every suggested rule runs on the address it was made from', () => {
  fc.assert(
    fc.property(webUrl, (url) => {
      const suggested = suggestRules(url);
      expect(suggested.length).toBeGreaterThan(0);
      for (const {key, value} of suggested) {
        expect(analyseMatches([{key, value, line: 1}], [url]).verdicts[0]?.runs).toBe('yes');
      }
    }),
  );
});

test('an IPv6 address gets a rule that works', () => {
  const url = 'http://[::1]:8080/a?b';
  for (const {key, value} of suggestRules(url)) {
    expect(analyseMatches([{key, value, line: 1}], [url]).verdicts[0]?.runs).toBe('yes');
  }
});

const piece = fc.constantFrom(
  ...['a', 'b', '.', '\\d', '\\w', '[ab]', '[^a]', '(a|b)', '(?:ab)', '(?=a)', '(?!b)', '(?<=a)'],
  ...['^', '$', '\\b', '\\.', '\\/', 'x', '-'],
);
const quantifier = fc.constantFrom('', '', '', '*', '+', '?', '{2}', '{1,3}', '*?');
const regexSource = fc
  .array(fc.tuple(piece, quantifier), {minLength: 1, maxLength: 6})
  .map((parts) => parts.map(([text, mark]) => (isEdge(text) ? text : text + mark)).join(''));

function isEdge(text: string): boolean {
  return /^(?:\^|\$|\\b|\(\?<?[=!])/.test(text);
}

test('the careful regular expressions agree with the native ones', () => {
  const text = fc.string({unit: fc.constantFrom('a', 'b', 'A', '1', '.', '/', '-'), maxLength: 12});
  fc.assert(
    fc.property(
      regexSource,
      fc.constantFrom('i', 'g', 'm', 'u'),
      text,
      (source, flags, subject) => {
        let native: RegExp;
        try {
          native = new RegExp(source, flags);
        } catch {
          expect(compileSafeRegex(source, flags)).toBeUndefined();
          return;
        }
        const answer = compileSafeRegex(source, flags)?.test(subject, {steps: 1e6});
        expect(answer).toBe(native.test(subject));
      },
    ),
    {numRuns: 600},
  );
});

test.each([
  ['(a+)+$', 'a'.repeat(3000)],
  ['^(a|a)*$', 'a'.repeat(3000)],
  ['(.*)*x', 'a'.repeat(3000)],
  ['(?:){99999}(?:(?:){99999}){99999}b', 'a'],
  ['a{1000}{1000}', 'a'.repeat(3000)],
])('%s is answered, or given up on, within the budget', (source, subject) => {
  const budget = {steps: 3_000_000};
  const answer = compileSafeRegex(source, 'i')?.test(`${subject}!`, budget);
  expect([false, 'undecided', undefined]).toContain(answer);
});

const anyText = fc.oneof(
  fc.string({unit: 'binary', maxLength: 400}),
  fc
    .array(
      fc.constantFrom('@match ', '@include ', '@exclude ', '*', '?', '/', '://', '.', 'a', '\n'),
      {
        maxLength: 200,
      },
    )
    .map((parts) => parts.join('')),
);

test('no text makes the analysis throw', () => {
  fc.assert(
    fc.property(anyText, anyText, (rules, urls) => {
      const {lines} = readRules(rules);
      const {verdicts} = analyseMatches(lines, urls.split('\n'));
      expect(verdicts.length).toBeLessThanOrEqual(60);
    }),
  );
});

test('large inputs are cut to a bounded amount of work', () => {
  const rules = readRules('@include *?a*?b*?c\n'.repeat(5000)).lines;
  const urls = Array.from({length: 500}, () => `https://shop.example/${'ab'.repeat(2000)}`);
  const {verdicts, leftOut} = analyseMatches(rules, urls);
  expect(verdicts).toHaveLength(60);
  expect(leftOut).toEqual({rules: 4700, urls: 440});
  expect(verdicts.at(-1)?.scriptcat.reason).toBe('too-complex');
});
