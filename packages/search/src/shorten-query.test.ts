import {expect, test} from 'vitest';
import {shortenQuery} from './shorten-query';

const words = (count: number) =>
  Array.from({length: count}, (_, at) => `word${'abcdefghijklmnopqrst'.charAt(at % 20)}`).join(' ');

test.each([
  [
    'how do I add a settings page to my own script',
    'how do I add a settings page to my own script',
  ],
  ['在 Chrome 里用 GM_xmlhttpRequest 请求 API', '在 Chrome 里用 GM_xmlhttpRequest 请求 API'],
  ['Uncaught (in promise) permission not requested', 'permission not requested'],
  [
    'Refused to connect to "https://a.example/v1": not in the list',
    'Refused to connect to   not in the list',
  ],
  ['https://*.example.com/*', 'https://*.example.com/*'],
  ['uncaught', 'uncaught'],
  ['google.* doesn’t match', ' @match  doesn’t match'],
])('%s is searched for as %s', (typed, expected) => {
  expect(shortenQuery(typed)).toBe(expected);
});

test('filler words go first, then the end', () => {
  expect(shortenQuery(`${'the of to '.repeat(10)}${words(20)}`)).toBe(words(16));
});

test.each([
  ['words in one name', Array(200).fill('ab').join('.')],
  ['humps in one name', 'aaBb'.repeat(120)],
  ['Han characters', '脚本'.repeat(250)],
  ['words', words(500)],
])('a query with very many %s becomes short', (_, query) => {
  expect(shortenQuery(query).length).toBeLessThan(200);
  expect(shortenQuery(query).length).toBeGreaterThan(20);
});
