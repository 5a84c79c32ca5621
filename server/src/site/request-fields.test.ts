import {expect, test} from 'vitest';
import {acceptedEncodings, chooseFile, isNotModified, parseRange} from './request-fields';

// What browsers send is in the request table of the end-to-end tests; here are the odd ones.

const file = {etag: '"a"', modified: 'Sun, 01 Nov 2026 00:00:00 GMT'};
const later = 'Mon, 02 Nov 2026 00:00:00 GMT';

test.each<[Record<string, string>, boolean]>([
  [{}, false],
  [{'if-none-match': '*'}, true],
  [{'if-none-match': '"b"', 'if-modified-since': later}, false],
  [{'if-modified-since': later}, true],
  [{'if-modified-since': 'Sat, 31 Oct 2026 00:00:00 GMT'}, false],
  [{'if-modified-since': 'soon'}, false],
])('a copy with %j is current: %s', (headers, expected) => {
  expect(isNotModified((name) => headers[name], file)).toBe(expected);
});

test.each([
  ['bytes=0-9', {start: 0, end: 9}],
  ['bytes=-500', {start: 0, end: 99}],
  ['bytes=50-500', {start: 50, end: 99}],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=9-2', 'unsatisfiable'],
  ['bytes=-', undefined],
  ['bytes=0-1,5-6', undefined],
  ['lines=0-1', undefined],
])('the range %s of 100', (header, expected) => {
  expect(parseRange(header, 100)).toEqual(expected);
});

test.each([
  [undefined, []],
  ['br;q=0.1, gzip;q=0.9', ['br', 'gzip']],
  ['*', []],
  ['GZIP ; q=0.5', ['gzip']],
  ['br;q=nonsense', ['br']],
])('the encodings %s', (header, expected) => {
  expect(acceptedEncodings(header)).toEqual(expected);
});

test.each([
  ['/en/docs/', 'text/markdown, text/html;q=0.9, */*;q=0.1', '/en/docs/index.md'],
  ['/en/docs/', 'TEXT/Markdown;q=0.5', '/en/docs/index.md'],
  ['/en/docs/', 'text/markdown;q=0, text/html', '/en/docs/'],
  ['/en/docs/', 'text/markdown ; q=0.0', '/en/docs/'],
  ['/en/docs/', undefined, '/en/docs/'],
  ['/search/', 'text/markdown', '/search/'],
  ['/docs/use/sync/index.md', 'text/markdown', '/docs/use/sync/index.md'],
  ['/docsx/', 'text/markdown', '/docsx/'],
])('%s for %s is %s', (path, accept, expected) => {
  expect(chooseFile(path, accept)).toBe(expected);
});
