import {expect, test} from 'vitest';
import {readSteps, toggleStep} from './useStep';

function createStorage(stored: string | null = null) {
  let value = stored;
  return {
    getItem: () => value,
    setItem: (_name: string, next: string) => {
      value = next;
    },
  };
}

test('a step is remembered and forgotten again', () => {
  const storage = createStorage();
  expect(toggleStep(storage, 'find')).toBe(true);
  expect(readSteps(storage)).toEqual(['find']);
  expect(toggleStep(storage, 'find')).toBe(false);
  expect(readSteps(storage)).toEqual([]);
});

test('whatever else is stored counts as nothing done', () => {
  expect(readSteps(createStorage('{"a":1}'))).toEqual([]);
  expect(readSteps(createStorage('not JSON'))).toEqual([]);
});

test('a full or blocked storage does not stop the tick', () => {
  const storage = {
    getItem: () => null,
    setItem: () => {
      throw new Error('quota');
    },
  };
  expect(toggleStep(storage, 'menu')).toBe(true);
});
