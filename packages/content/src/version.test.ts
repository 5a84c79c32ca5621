import {describe, expect, test} from 'vitest';
import {compareTags, formatVersion, parseVersion} from './version';

const readAs = (text: string) => {
  const version = parseVersion(text);
  return version && formatVersion(version);
};

describe('reading a version', () => {
  test.each([
    ['1.4.0', '1.4.0'],
    ['v1.4.0', '1.4.0'],
    ['V0.16.15', '0.16.15'],
    ['  1.4.0\n', '1.4.0'],
    ['1.4', '1.4.0'],
    ['1.5.0-beta', '1.5.0-beta'],
    ['1.5.0-Beta.2', '1.5.0-beta.2'],
    ['0.17.0-alpha.4', '0.17.0-alpha.4'],
    ['1.5.0-beta.2+0a1b2c3', '1.5.0-beta.2'],
  ])('takes %j for %s', (text, version) => {
    expect(readAs(text)).toBe(version);
  });

  test.each([
    ['1.5.0.1100', '1.5.0-beta'],
    ['1.5.0.1200', '1.5.0-beta.1'],
    ['1.5.0.1300', '1.5.0-beta.2'],
    ['0.17.0.1005', '0.17.0-alpha.4'],
  ])('translates %s, as a browser shows it, to %s', (text, version) => {
    expect(readAs(text)).toBe(version);
  });

  test.each([
    '',
    'latest',
    '1',
    '1.2.3.4',
    '1.2.3.1150',
    '1..2',
    '-1.2.0',
    '1.2.0-rc.1',
    '1.2.0 beta',
    '99999.0.0',
    '１.２.０',
    `1.2.0+${'a'.repeat(41)}`,
  ])('refuses %j', (text) => {
    expect(parseVersion(text)).toBeUndefined();
  });
});

test('orders alphas before betas, betas before the release, and numbers as numbers', () => {
  const ordered = [
    '0.9.4',
    '0.16.15',
    '0.17.0-alpha.3',
    '0.17.0-beta',
    '0.17.0-beta.4',
    '0.17.0',
    '1.2.0-beta.2',
    '1.2.0-beta.10',
    '1.2.0',
    '1.10.0',
  ];
  expect([...ordered].reverse().sort(compareTags)).toEqual(ordered);
});
