import {expect, test} from 'vitest';
import {readSteps} from './read-steps';

test.each([
  ['["find","menu"]', ['find', 'menu']],
  [null, []],
  ['{"a":1}', []],
  ['not JSON', []],
  ['["find",1]', ['find']],
])('%s in the storage means the steps %j', (stored, steps) => {
  expect(readSteps(stored)).toEqual(steps);
});
