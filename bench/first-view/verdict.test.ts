import {expect, test} from 'vitest';
import {isLater, medianView, viewRow} from './verdict';

const view = {
  bytes: 30_000,
  scriptBytes: 0,
  requests: 3,
  firstPaint: 500,
  largestPaint: 600,
  blocking: 0,
  longestTask: 0,
};

test.each([
  [600, 600, false],
  [630, 600, false],
  [631, 600, true],
  [2090, 2000, false],
  [2101, 2000, true],
])('a paint at %i ms against one at %i ms: later is %s', (ours, theirs, later) => {
  expect(isLater(ours, theirs)).toBe(later);
});

test('every figure is the middle one of its runs', () => {
  const runs = [600, 900, 620].map((largestPaint, at) => ({...view, largestPaint, requests: at}));
  expect(medianView(runs)).toEqual({...view, largestPaint: 620, requests: 1});
});

test('a row names how many times larger the other site is, also where we have nothing', () => {
  const theirs = {...view, bytes: 60_000, scriptBytes: 1500};
  expect(viewRow('other', theirs, view).slice(0, 4)).toEqual([
    'other',
    '60.0 KB (2.0×)',
    '1.5 KB (∞)',
    '3 (1.0×)',
  ]);
});
