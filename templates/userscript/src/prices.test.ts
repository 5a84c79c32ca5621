import {expect, test} from 'vitest';
import {isCheap, readPrice} from './prices';

test('reads prices as shops write them', () => {
  expect(readPrice('¥ 1,299.50')).toBe(1299.5);
  expect(readPrice('40')).toBe(40);
  expect(readPrice('sold out')).toBeUndefined();
});

test('what has no price is not cheap', () => {
  expect(isCheap('sold out', 100)).toBe(false);
  expect(isCheap('99', 100)).toBe(true);
});
