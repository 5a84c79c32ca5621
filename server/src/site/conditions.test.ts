import {describe, expect, test} from 'vitest';
import {checkConditions, isRangeCurrent, parseRange} from './conditions';

const file = {etag: '"a"', modified: 'Sun, 01 Nov 2026 00:00:00 GMT'};
const later = 'Mon, 02 Nov 2026 00:00:00 GMT';
const earlier = 'Sat, 31 Oct 2026 00:00:00 GMT';
const lookup = (headers: Record<string, string>) => (name: string) => headers[name];

describe('checkConditions', () => {
  test.each<[Record<string, string>, string]>([
    [{}, 'proceed'],
    [{'if-none-match': '"a"'}, 'not-modified'],
    [{'if-none-match': 'W/"a", "b"'}, 'not-modified'],
    [{'if-none-match': '*'}, 'not-modified'],
    [{'if-none-match': '"b"', 'if-modified-since': later}, 'proceed'],
    [{'if-modified-since': file.modified}, 'not-modified'],
    [{'if-modified-since': earlier}, 'proceed'],
    [{'if-modified-since': 'soon'}, 'proceed'],
    [{'if-match': '"b"'}, 'failed'],
    [{'if-match': '"a"', 'if-none-match': '"a"'}, 'not-modified'],
    [{'if-unmodified-since': earlier}, 'failed'],
    [{'if-unmodified-since': 'never'}, 'proceed'],
  ])('%j → %s', (headers, expected) => {
    expect(checkConditions(lookup(headers), file)).toBe(expected);
  });
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
