import {describe, expect, test} from 'vitest';
import {afterProblem, duringSaving, stateOf} from './docs-state';

const record = {state: 'complete', revision: 'r1'} as const;
const saved = {kind: 'saved', record, isUpdating: false} as const;

describe('what a reader sees of the saved documentation', () => {
  test('follows from what is noted', () => {
    expect(stateOf(undefined)).toEqual({kind: 'absent'});
    expect(stateOf({state: 'wanted'})).toEqual({kind: 'paused'});
    expect(stateOf(record)).toEqual(saved);
  });

  test('an update leaves the older version in place, also when it fails', () => {
    const updating = duringSaving(saved, {done: 1, total: 2});
    expect(updating).toEqual({...saved, isUpdating: true});
    expect(afterProblem(updating, 'network')).toEqual(saved);
  });

  test('a first attempt that fails says why', () => {
    const saving = duringSaving({kind: 'absent'}, {done: 1, total: 2});
    expect(saving).toEqual({kind: 'saving', progress: {done: 1, total: 2}});
    expect(afterProblem(saving, 'storage')).toEqual({kind: 'failed', problem: 'storage'});
  });
});
