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

test('stores and removes a step', () => {
  const storage = createStorage();
  expect(toggleStep(storage, 'find')).toBe(true);
  expect(readSteps(storage)).toEqual(['find']);
  expect(toggleStep(storage, 'find')).toBe(false);
  expect(readSteps(storage)).toEqual([]);
});

test('ignores invalid stored values', () => {
  expect(readSteps(createStorage('{"a":1}'))).toEqual([]);
  expect(readSteps(createStorage('not JSON'))).toEqual([]);
});

test('works with full or blocked storage', () => {
  const storage = {
    getItem: () => null,
    setItem: () => {
      throw new Error('quota');
    },
  };
  expect(toggleStep(storage, 'menu')).toBe(true);
});
