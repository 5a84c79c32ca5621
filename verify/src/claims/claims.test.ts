import {type Claim, claimScript, claims, isSame, type Json} from '@scriptcat/claims';
import {apis, isBefore, metadataKeys, parseHeader} from '@scriptcat/userscript';
import {describe, expect, test} from 'vitest';
import {scenes} from '../scenes';
import type {Scene} from '../scenes/stage';
import {expectedIn, judge} from './run';

const sentences: readonly (Claim | Scene)[] = [...claims, ...scenes];

/** An API may be documented before it is verified; one that has sentences has all of them. */
const about = new Set(sentences.flatMap(({about}) => about));
const verified = apis.filter(({name}) => about.has(name));

/** All texts in an observation. */
const flat = (value: Json): string =>
  typeof value === 'object' && value !== null
    ? Object.values(value as Record<string, Json>)
        .map(flat)
        .join(' ')
    : String(value);

describe('sentences', () => {
  test('have names of their own', () => {
    const ids = sentences.map(({id}) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  test('cover every error text of the APIs that have one', () => {
    const said = sentences.map(({about, says, expect, until}) => ({
      about,
      text: `${says} ${flat(expect)} ${flat(until?.expect ?? null)}`,
    }));
    const isCovered = (name: string, message: string) =>
      said.some(
        ({about, text}) =>
          about.some((item) => item === name || item.startsWith(`${name}.`)) &&
          // Names and addresses stand in angle brackets.
          message.split(/<[^>]+>|…/).every((part) => text.includes(part.trim())),
      );
    const missing = verified.flatMap(({name, errors = []}) =>
      errors.map(({message}) => message).filter((message) => !isCovered(name, message)),
    );
    expect(missing).toEqual([]);
  });

  test('cover every default of the APIs that have one', () => {
    const shown = new Set(
      sentences.flatMap(({about, defaults = []}) =>
        about.flatMap((name) => defaults.map((field) => `${name} ${field}`)),
      ),
    );
    const printed = verified.flatMap(({name, params = [], objects = []}) =>
      [...params, ...objects.flatMap(({fields}) => fields)]
        .filter((field) => field.default !== undefined)
        .map((field) => `${name} ${field.name}`),
    );
    expect([...new Set(printed)].filter((item) => !shown.has(item))).toEqual([]);
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

test('a claim whose default is changed does not hold any more', () => {
  const claim = claims.find(({id}) => id === 'network/defaults');
  if (!claim || !Array.isArray(claim.expect)) throw new Error('the claim has another form now');
  const [, ...rest] = claim.expect;
  expect(judge(claim, claim.expect, '1.5.0')).toEqual({id: claim.id, passed: true});
  expect(judge({...claim, expect: ['POST', ...rest]}, claim.expect, '1.5.0')).toMatchObject({
    passed: false,
    expected: ['POST', ...rest],
    seen: claim.expect,
  });
});
