import {editDistance} from '@scriptcat/contract';
import fc from 'fast-check';
import {expect, test} from 'vitest';
import {createVocabulary} from './vocabulary';

const word = fc.string({unit: fc.constantFrom(...'abcde'), minLength: 4, maxLength: 11});
const words = fc.uniqueArray(word, {minLength: 1, maxLength: 30});

test('finds every word that is within the distance, as a walk over all words would', () => {
  fc.assert(
    fc.property(words, word, (known, typed) => {
      const distance = typed.length >= 8 ? 2 : 1;
      const expected = known.filter((term) => editDistance(typed, term, distance) <= distance);
      const found = createVocabulary(known).similarTo(typed, distance, 100);
      expect([...found].sort()).toEqual(expected.sort());
    }),
  );
});

test('finds every longer word that contains a part, the shortest first', () => {
  fc.assert(
    fc.property(words, word, (known, typed) => {
      const part = typed.slice(0, 4);
      const found = createVocabulary(known).containing(part, 100);
      const expected = known.filter((term) => term.length > part.length && term.includes(part));
      expect([...found].sort()).toEqual(expected.sort());
      expect(found.map(({length}) => length)).toEqual(
        found.map(({length}) => length).sort((a, b) => a - b),
      );
    }),
  );
});

test('finds every word that begins like a typed one, as a walk over all words would', () => {
  const few = fc.string({unit: fc.constantFrom(...'aab'), minLength: 5, maxLength: 9});
  fc.assert(
    fc.property(words, fc.oneof(word, few), (known, typed) => {
      const distance = typed.length >= 8 ? 2 : 1;
      const ends = [typed.length - 1, typed.length, typed.length + 1];
      const expected = known.filter(
        (term) =>
          term.length >= typed.length &&
          ends.some((end) => editDistance(typed, term.slice(0, end)) <= distance),
      );
      const found = createVocabulary(known).beginningLike(typed, distance, 100);
      expect([...found].sort()).toEqual(expected.sort());
    }),
  );
});

test.each([
  ['backgr', 'background'],
  ['bakgrou', 'background'],
  ['bcakgroun', 'background'],
  ['xackground', 'backgrounds'],
])('%s is taken for the beginning of %s', (typed, meant) => {
  const vocabulary = createVocabulary([meant, 'schedule', 'storage', 'battleground']);
  expect(vocabulary.beginningLike(typed, 1, 5)).toEqual([meant]);
});
