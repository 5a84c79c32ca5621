import {expect, test} from 'vitest';
import {readVersion} from './read-version';

test.each(['1.4.0', '1.5.0-beta.2', '1.5.0.1300', '0.16'])('%s is a version', (text) => {
  expect(readVersion(text)).toBe(text);
});

test.each(['', '1', 'v1.4.0', '<b>1.4.0</b>', '1.4.0 is old', `1.4.0-${'a'.repeat(100)}`])(
  '"%s" is not repeated',
  (text) => {
    expect(readVersion(text)).toBe('');
  },
);
