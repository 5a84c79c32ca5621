import fc from 'fast-check';
import {expect, test} from 'vitest';
import {analyseMatches} from './analyse';
import {suggestRules} from './suggest';

// Many runs of each property; a busy machine needs its time.
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
