import {describe, expect, test} from 'vitest';
import {anchorOf, cardFromHash, readingOrder, wayTo} from './walk';

const tree = {questions: {start: ['a', 'b'], a: ['c', 'd']}, endings: {b: [], c: [], d: []}};

test('cards are read from the first question on, each answer with all that follows', () => {
  expect(readingOrder(tree)).toEqual(['start', 'a', 'c', 'd', 'b']);
});

describe('wayTo', () => {
  test('lists the questions and the answers chosen', () => {
    expect(wayTo(tree, 'd')).toEqual([
      {question: 'start', next: 'a'},
      {question: 'a', next: 'd'},
    ]);
  });

  test('is empty for the start and for unknown ids', () => {
    expect(wayTo(tree, 'start')).toEqual([]);
    expect(wayTo(tree, 'nobody')).toEqual([]);
  });
});

describe('cardFromHash', () => {
  test('reads back what anchorOf writes', () => {
    expect(cardFromHash(tree, `#${anchorOf('a')}`)).toBe('a');
    expect(cardFromHash(tree, `#${anchorOf('d')}`)).toBe('d');
  });

  test.each(['', '#', '#doctor', '#doctor-', '#two-managers', '#doctor-toString', '#doctor-%00'])(
    'ignores %j',
    (hash) => {
      expect(cardFromHash(tree, hash)).toBeNull();
    },
  );
});
