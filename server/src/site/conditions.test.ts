import {describe, expect, test} from 'vitest';
import {isNotModified, isRangeCurrent, parseRange} from './conditions';

const file = {etag: '"a"', modified: 'Sun, 01 Nov 2026 00:00:00 GMT'};
const later = 'Mon, 02 Nov 2026 00:00:00 GMT';
const earlier = 'Sat, 31 Oct 2026 00:00:00 GMT';
const lookup = (headers: Record<string, string>) => (name: string) => headers[name];

test.each<[Record<string, string>, boolean]>([
  [{}, false],
  [{'if-none-match': '"a"'}, true],
  [{'if-none-match': 'W/"a", "b"'}, true],
  [{'if-none-match': '*'}, true],
  [{'if-none-match': '"b"', 'if-modified-since': later}, false],
  [{'if-modified-since': file.modified}, true],
  [{'if-modified-since': earlier}, false],
  [{'if-modified-since': 'soon'}, false],
])('a copy with %j is current: %s', (headers, expected) => {
  expect(isNotModified(lookup(headers), file)).toBe(expected);
});

describe('parseRange', () => {
  test.each([
    ['bytes=0-9', {start: 0, end: 9}],
    ['bytes=90-', {start: 90, end: 99}],
    ['bytes=-10', {start: 90, end: 99}],
    ['bytes=-500', {start: 0, end: 99}],
    ['bytes=50-500', {start: 50, end: 99}],
    ['bytes=100-', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=9-2', 'unsatisfiable'],
    ['bytes=-', undefined],
    ['bytes=0-1,5-6', undefined],
    ['lines=0-1', undefined],
  ])('%s of 100', (header, expected) => {
    expect(parseRange(header, 100)).toEqual(expected);
  });
});

test('a range of another copy is not completed', () => {
  expect(isRangeCurrent(lookup({'if-range': '"a"'}), file)).toBe(true);
  expect(isRangeCurrent(lookup({'if-range': '"b"'}), file)).toBe(false);
});
