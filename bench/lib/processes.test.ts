import {expect, test} from 'vitest';
import {statFields, treeOf} from './processes';

test('fields are counted after the name, whatever it holds', () => {
  expect(statFields('71 (a) b (c) S 70 71').slice(0, 2)).toEqual(['S', '70']);
});

test('a tree is a process with its children and theirs', () => {
  const parentOf = new Map([
    [2, 1],
    [3, 2],
    [4, 3],
    [5, 1],
  ]);
  expect(treeOf(2, parentOf)).toEqual([2, 3, 4]);
});
