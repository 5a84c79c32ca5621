import {claims, type Json} from '@scriptcat/claims';
import {apis, metadataKeys} from '@scriptcat/userscript';
import {describe, expect, test} from 'vitest';
import {sampleChecks} from '../samples/checks';
import {sampleNames} from '../samples/run';
import {scenes} from '../scenes';
import {expectedIn, judge} from './run';

/** An API may be documented before it is verified; one that has claims has all of them. */
const about = new Set(claims.flatMap(({about}) => about));
const verified = apis.filter(({name}) => about.has(name));

/** All texts in an observation. */
const flat = (value: Json): string =>
  typeof value === 'object' && value !== null
    ? Object.values(value as Record<string, Json>)
        .map(flat)
        .join(' ')
    : String(value);

describe('claims', () => {
  test('have a script, or a scene in verify/src/scenes', () => {
    const acted = claims.filter(({needs}) => needs === 'scene').map(({id}) => id);
    expect(Object.keys(scenes).sort()).toEqual(acted.sort());
    const others = claims.filter(({needs}) => needs !== 'scene');
    expect(others.filter(({script}) => !script).map(({id}) => id)).toEqual([]);
  });

  test('cover every error text of the APIs that have one', () => {
    const said = claims.map(({about, says, expect, until}) => ({
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
      claims.flatMap(({about, defaults = []}) =>
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
    expect(claims.flatMap(({about}) => about).filter((name) => !known.has(name))).toEqual([]);
  });
});

test('an older version and Firefox are held to what they do', () => {
  const claim = {expect: 'new', until: {version: '1.5.0', expect: 'old'}} as const;
  expect(expectedIn(claim, {version: '1.4.0'})).toBe('old');
  expect(expectedIn(claim, {version: '1.5.0'})).toBe('new');
  expect(expectedIn({...claim, firefox: 'other'}, {version: '1.5.0', firefox: 153})).toBe('other');
});

test('a claim whose default is changed does not hold any more', () => {
  const claim = claims.find(({id}) => id === 'network/defaults');
  if (!claim || !Array.isArray(claim.expect)) throw new Error('the claim has another form now');
  const [, ...rest] = claim.expect;
  expect(judge(claim, claim.expect, {version: '1.5.0'})).toEqual({id: claim.id, passed: true});
  expect(
    judge({...claim, expect: ['POST', ...rest]}, claim.expect, {version: '1.5.0'}),
  ).toMatchObject({
    passed: false,
    expected: ['POST', ...rest],
    seen: claim.expect,
  });
});

test('checks of samples are about samples that exist', () => {
  const names = sampleNames();
  expect(Object.keys(sampleChecks).filter((name) => !names.includes(name))).toEqual([]);
});
