import {describe, expect, test} from 'vitest';
import {feedbackLimits, feedbackPatterns, fitsLimits, parseSubmission, reasons} from './feedback';
import type {FeedbackProblem} from './field-checks';

const id = '0b0f5a3e-6f0e-4a3b-9c39-6a0f0f6f5d11';
const valid = {id, reason: 'bugs'};

function problems(input: unknown): readonly Pick<FeedbackProblem, 'pointer' | 'code'>[] {
  const parsed = parseSubmission(input);
  return parsed.ok ? [] : parsed.errors.map(({pointer, code}) => ({pointer, code}));
}

describe('the limits of a text', () => {
  test('a thousand characters fit, one more does not, whatever the script', () => {
    for (const character of ['a', '猫', '😀', '🇨🇳', '👍🏽']) {
      expect(fitsLimits(character.repeat(feedbackLimits.characters))).toBe(true);
      expect(fitsLimits(character.repeat(feedbackLimits.characters + 1))).toBe(false);
    }
  });

  test('stacked marks do not smuggle a long text past the limit', () => {
    expect(fitsLimits(`a${'\u0301'.repeat(50_000)}`)).toBe(false);
  });
});

describe('what is accepted', () => {
  test('the smallest answer', () => {
    expect(parseSubmission(valid)).toEqual({ok: true, entry: valid, isHuman: true});
  });

  test('every reason and every field', () => {
    for (const reason of reasons) {
      const full = {
        id,
        reason,
        feedback: '  再见\n👋 ',
        locale: 'zh-Hans',
        version: '1.5.0-beta.2',
        browser: 'edge',
        channel: 'beta',
      };
      expect(parseSubmission(full)).toEqual({ok: true, entry: full, isHuman: true});
    }
  });

  test('an id in capitals is the same id', () => {
    const parsed = parseSubmission({...valid, id: id.toUpperCase()});
    expect(parsed.ok && parsed.entry.id).toBe(id);
  });

  test('an empty text is no text', () => {
    const parsed = parseSubmission({...valid, feedback: ''});
    expect(parsed.ok && parsed.entry).toEqual(valid);
  });

  test('the trap and the clock tell programs from people and are not kept', () => {
    const human = (extra: object) => {
      const parsed = parseSubmission({...valid, ...extra});
      return parsed.ok && {kept: parsed.entry, isHuman: parsed.isHuman};
    };
    expect(human({website: '', elapsed: 4000})).toEqual({kept: valid, isHuman: true});
    expect(human({website: 'https://spam.example'})).toEqual({kept: valid, isHuman: false});
    expect(human({elapsed: 12})).toEqual({kept: valid, isHuman: false});
  });
});

describe('what is refused', () => {
  test.each([
    ['null', null, '', 'wrong-type'],
    ['an array', [valid], '', 'wrong-type'],
    ['a string', 'bugs', '', 'wrong-type'],
    ['no id', {reason: 'bugs'}, '/id', 'required'],
    ['no reason', {id}, '/reason', 'required'],
    ['a short id', {...valid, id: 'abc'}, '/id', 'bad-format'],
    ['a number for an id', {...valid, id: 7}, '/id', 'wrong-type'],
    ['an id with a line break', {...valid, id: `${id}\n`}, '/id', 'bad-format'],
    ['an unknown reason', {...valid, reason: 'boredom'}, '/reason', 'unknown-value'],
    ['a reason from the prototype', {...valid, reason: 'toString'}, '/reason', 'unknown-value'],
    ['null for a text', {...valid, feedback: null}, '/feedback', 'wrong-type'],
    ['a long text', {...valid, feedback: '猫'.repeat(1001)}, '/feedback', 'too-long'],
    ['a NUL', {...valid, feedback: 'a\0b'}, '/feedback', 'bad-text'],
    ['a lone surrogate', {...valid, feedback: 'a\ud83d'}, '/feedback', 'bad-text'],
    ['another language', {...valid, locale: 'fr'}, '/locale', 'unknown-value'],
    ['a version with markup', {...valid, version: '1.0<b>'}, '/version', 'bad-format'],
    ['a version in Arabic digits', {...valid, version: '١.٠'}, '/version', 'bad-format'],
    ['a browser with spaces', {...valid, browser: 'my own browser'}, '/browser', 'bad-format'],
    ['an empty channel', {...valid, channel: ''}, '/channel', 'bad-format'],
    ['a time as text', {...valid, elapsed: '12'}, '/elapsed', 'wrong-type'],
    ['an unknown field', {...valid, 'a/b~c': 1}, '/a~1b~0c', 'unknown-field'],
    ['a field named like a method', {...valid, toString: 'x'}, '/toString', 'unknown-field'],
    [
      'a prototype',
      JSON.parse(`{"id":"${id}","reason":"bugs","__proto__":{}}`),
      '/__proto__',
      'unknown-field',
    ],
  ])('%s', (_name, input, pointer, code) => {
    expect(problems(input)).toEqual([{pointer, code}]);
  });

  test('names every wrong field at once, and stops at twenty', () => {
    expect(problems({id: 'x', reason: 'y', feedback: 1})).toHaveLength(3);
    const many = Object.fromEntries(Array.from({length: 500}, (_, i) => [`f${i}`, 1]));
    expect(problems(many)).toHaveLength(20);
  });
});

test.each(['1.4.0', '0.16.15', '1.5.0-beta', '1.5.0-beta.2', '1.5.0.1300', '1.5.0+1a2b3c4'])(
  'the extension can send %s as its version',
  (version) => {
    expect(version).toMatch(feedbackPatterns.version);
  },
);
