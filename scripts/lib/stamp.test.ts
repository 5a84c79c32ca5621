import {expect, test} from 'vitest';
import {fingerprint} from './stamp.mjs';

test('a folder that is left out does not count, what lies beside it does', () => {
  expect(fingerprint(['LICENSE', 'site/docs'], [], ['site/docs'])).toBe(fingerprint(['LICENSE']));
  expect(fingerprint(['LICENSE', 'site/docs'], [], ['site/doc'])).toBe(
    fingerprint(['LICENSE', 'site/docs']),
  );
  expect(fingerprint(['site/docs'], [], ['site/docs/use'])).not.toBe(fingerprint(['site/docs']));
});

test('settings count', () => {
  expect(fingerprint(['LICENSE'], ['a'])).not.toBe(fingerprint(['LICENSE'], ['b']));
});
