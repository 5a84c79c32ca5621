import {claimScript, claims, isSame} from '@scriptcat/claims';
import {apis, metadataKeys, parseHeader} from '@scriptcat/userscript';
import {describe, expect, test} from 'vitest';
import {scenes} from '../scenes';
import {isBefore} from '../versions';
import {expectedIn} from './run';

const sentences = [...claims, ...scenes];

describe('sentences', () => {
  test('have names of their own', () => {
    const ids = sentences.map(({id}) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  test('cover every API and every metadata key', () => {
    const covered = new Set(sentences.flatMap(({about}) => about));
    const names = [
      ...apis.map(({name}) => name),
      ...metadataKeys.map(({name, kind}) => (kind === 'marker' ? name : `@${name}`)),
    ];
    // Later than any build at hand.
    const later = ['@support'];
    expect(names.filter((name) => !covered.has(name) && !later.includes(name))).toEqual([]);
  });

  test('speak of names that the reference has', () => {
    const known = new Set([
      ...apis.map(({name}) => name),
      ...metadataKeys.flatMap(({name}) => [name, `@${name}`]),
    ]);
    expect(sentences.flatMap(({about}) => about).filter((name) => !known.has(name))).toEqual([]);
  });

  test('are a good part of what the reference says', () => {
    expect(sentences.length).toBeGreaterThanOrEqual(200);
  });
});

test('a claim becomes a script with its header', () => {
  const [claim] = claims;
  if (!claim) throw new Error('there are no claims');
  const code = claimScript(claim, {match: 'https://a.test/*', report: 'console.log'});
  expect(parseHeader(code)).toBeDefined();
  expect(code).toContain('// @match https://a.test/*');
});

test('observations are compared whole', () => {
  expect(isSame({a: [1, {b: null}]}, {a: [1, {b: null}]})).toBe(true);
  expect(isSame({a: 1, b: 2}, {b: 2, a: 1})).toBe(true);
  expect(isSame([1], [1, 2])).toBe(false);
  expect(isSame({a: 1}, {a: 1, b: 2})).toBe(false);
  expect(isSame('1', 1)).toBe(false);
  expect(isSame([], {})).toBe(false);
});

test.each([
  ['1.4.0', '1.5.0-beta.1', true],
  ['1.5.0-beta.2', '1.5.0-beta.1', false],
  ['1.5.0-beta.2', '1.5.0-beta.10', true],
  ['1.5.0', '1.5.0-beta.5', false],
  ['1.5.0', '1.5.1', true],
])('%s before %s: %s', (version, other, answer) => {
  expect(isBefore(version, other)).toBe(answer);
});

test('an older version is held to what it did', () => {
  const claim = {expect: 'new', until: {version: '1.5.0', expect: 'old'}} as const;
  expect(expectedIn(claim, '1.4.0')).toBe('old');
  expect(expectedIn(claim, '1.5.0')).toBe('new');
});
