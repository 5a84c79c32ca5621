import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {createStepStore} from './useStep';

let stored: string | null;
const storage = {
  getItem: () => stored,
  setItem: (_key: string, value: string) => {
    stored = value;
  },
};

beforeEach(() => {
  stored = null;
  vi.stubGlobal('window', new EventTarget());
});
afterEach(() => vi.unstubAllGlobals());

test('a step is remembered and forgotten again', () => {
  const store = createStepStore(() => storage);
  store.toggle('find');
  expect(store.isDone('find')).toBe(true);
  expect(createStepStore(() => storage).isDone('find')).toBe(true);
  store.toggle('find');
  expect(store.isDone('find')).toBe(false);
  expect(stored).toBe('[]');
});

test.each(['{"a":1}', 'not JSON', '[1]'])('%s in the storage counts as nothing done', (value) => {
  stored = value;
  expect(createStepStore(() => storage).isDone('find')).toBe(false);
});

test('blocked storage does not stop the tick', () => {
  const store = createStepStore(() => {
    throw new Error('blocked');
  });
  store.toggle('menu');
  expect(store.isDone('menu')).toBe(true);
  store.toggle('menu');
  expect(store.isDone('menu')).toBe(false);
});

test('a tick in another tab is shown', () => {
  const store = createStepStore(() => storage);
  const listener = vi.fn();
  const unsubscribe = store.subscribe(listener);
  expect(store.isDone('find')).toBe(false);
  stored = '["find"]';
  window.dispatchEvent(new Event('storage'));
  expect(listener).toHaveBeenCalledOnce();
  expect(store.isDone('find')).toBe(true);
  unsubscribe();
  store.toggle('find');
  expect(listener).toHaveBeenCalledOnce();
});
