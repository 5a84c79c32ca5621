import {expect, test} from 'vitest';
import {isBefore} from './versions';

test.each([
  ['1.4.0', '1.5.0-beta.1', true],
  ['1.5.0-beta.2', '1.5.0-beta.1', false],
  ['1.5.0-beta.2', '1.5.0-beta.10', true],
  ['1.5.0', '1.5.0-beta.5', false],
  ['1.5.0', '1.5.1', true],
])('%s before %s: %s', (version, other, answer) => {
  expect(isBefore(version, other)).toBe(answer);
});
