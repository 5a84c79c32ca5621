import {expect, test} from 'vitest';
import {acceptedEncodings, chooseFile} from './negotiate';

test.each([
  [undefined, []],
  ['gzip, deflate, br, zstd', ['br', 'gzip']],
  ['br;q=0.1, gzip;q=0.9', ['br', 'gzip']],
  ['br;q=0, gzip', ['gzip']],
  ['*', []],
  ['*;q=0', []],
  ['identity', []],
  ['GZIP ; q=0.5', ['gzip']],
  ['br;q=nonsense', ['br']],
])('%s → %j', (header, expected) => {
  expect(acceptedEncodings(header)).toEqual(expected);
});

test.each([
  ['text/markdown', 'copy'],
  ['text/markdown, text/html;q=0.9, */*;q=0.1', 'copy'],
  ['TEXT/Markdown;q=0.5', 'copy'],
  ['text/markdown;q=0, text/html', 'page'],
  ['text/markdown ; q=0.0', 'page'],
  ['text/html,application/xhtml+xml,*/*;q=0.8', 'page'],
  ['*/*', 'page'],
  ['', 'page'],
  [undefined, 'page'],
])('who accepts %s gets the %s', (accept, expected) => {
  expect(chooseFile('/en/docs/use/sync/', accept)).toBe(
    expected === 'copy' ? '/en/docs/use/sync/index.md' : '/en/docs/use/sync/',
  );
});

test('what has no copy stays what it is', () => {
  for (const path of ['/', '/search/', '/docs/use/sync/index.md', '/docsx/', '/img/docs/']) {
    expect(chooseFile(path, 'text/markdown')).toBe(path);
  }
});
