import {expect, test} from 'vitest';
import {variantsOf} from './variants-of';

test('browsers that use the same word share it', () => {
  expect(variantsOf({chrome: 'Details', edge: 'More', phone: 'More'})).toEqual([
    {browsers: ['chrome'], text: 'Details'},
    {browsers: ['edge', 'phone'], text: 'More'},
  ]);
});
