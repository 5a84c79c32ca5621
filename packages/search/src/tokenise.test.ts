import fc from 'fast-check';
import {expect, test} from 'vitest';
import {fold} from './fold';
import {rootOf, stem} from './stem';
import {tokenise} from './tokenise';

/** Characters of every script, halves of characters included. */
const anyText = fc
  .array(fc.nat(0x10ffff))
  .map((codes) => codes.map((code) => String.fromCodePoint(code)).join(''));

const termsOf = (text: string) => tokenise(text).map(({term}) => term);

test('an identifier is found whole, by its parts and by its humps', () => {
  expect(termsOf('GM_xmlhttpRequest')).toEqual(
    expect.arrayContaining(['gmxmlhttprequest', 'gm', 'xmlhttprequest', 'xmlhttp', 'request']),
  );
});

test('both spellings of an API share one term', () => {
  expect(termsOf('GM.xmlHttpRequest')).toContain('gmxmlhttprequest');
  expect(termsOf('GM_xmlhttpRequest')).toContain('gmxmlhttprequest');
});

test('a metadata key is found with and without its sign', () => {
  expect(termsOf('@run-at')).toEqual(expect.arrayContaining(['@run-at', 'runat', 'run', 'at']));
});

test('a version is found by itself, its release and its line', () => {
  expect(termsOf('v1.5.0-beta.2')).toEqual(['1.5.0-beta.2', '1.5.0', '1.5']);
});

test('Han text is cut into overlapping pairs and its last character', () => {
  expect(termsOf('定时脚本')).toEqual(['定时', '时脚', '脚本', '本']);
});

test('Han and Latin in one run are cut apart', () => {
  expect(termsOf('使用GM_log输出')).toEqual(expect.arrayContaining(['使用', 'gmlog', '输出']));
});

test('traditional and full-width characters fold onto the usual ones', () => {
  expect(fold('腳本ＧＭ')).toBe('脚本gm');
});

test.each([
  ['updates', 'updat'],
  ['updating', 'updat'],
  ['running', 'run'],
  ['libraries', 'library'],
  ['access', 'access'],
  ['status', 'status'],
])('the stem of %s is %s', (word, expected) => {
  expect(stem(word)).toBe(expected);
});

test.each([
  ['encryption', 'encrypted'],
  ['watcher', 'watch'],
  ['hourly', 'hours'],
])('%s and %s are of one family', (one, other) => {
  expect(rootOf(one)).toBe(rootOf(other));
});

test('what is left of a short word is no family', () => {
  expect(rootOf('user')).toBeNull();
});

test('the parts of an identifier are found in other forms, too', () => {
  expect(termsOf('GM_registerMenuCommands')).toContain('command~');
});

test('folding keeps every position', () => {
  fc.assert(fc.property(anyText, (text) => fold(text).length === text.length));
});

test('every token lies in the text and is not empty', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      for (const {term, start, end} of tokenise(text)) {
        expect(term).not.toBe('');
        expect(start).toBeGreaterThanOrEqual(0);
        expect(end).toBeGreaterThan(start);
        expect(end).toBeLessThanOrEqual(text.length);
      }
    }),
  );
});
