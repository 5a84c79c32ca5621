import fc from 'fast-check';
import {expect, test} from 'vitest';
import {highlightedParts} from './client';
import {excerpt, highlight, matchParts} from './highlight';
import {tokenise} from './tokenise';

const tags = {before: '\ue000', after: '\ue001'};
const marks = {before: '<mark>', after: '</mark>'};
const termsOf = (text: string) => new Set(tokenise(text).map(({term}) => term));

test('matches are tagged and markup in the text is escaped', () => {
  expect(highlight('<b>GM_log</b> 输出', termsOf('输出'), marks)).toEqual({
    value: '&lt;b&gt;GM_log&lt;/b&gt; <mark>输出</mark>',
    matchLevel: 'partial',
    matchedWords: ['输出'],
  });
});

test('a part of an identifier is tagged alone', () => {
  expect(highlight('GM_setValue', new Set(['value']), marks).value).toBe(
    'GM_set<mark>Value</mark>',
  );
});

test('a snippet shows the place with the matches', () => {
  const text = `${'无关的话。'.repeat(60)}这里说明跨域请求。${'别的内容。'.repeat(60)}`;
  const cut = excerpt(text, termsOf('跨域请求'), {words: 10});
  expect(cut).toMatchObject({before: '…', after: '…'});
  expect(matchParts(cut.text, termsOf('跨域请求'))).toContainEqual({
    text: '跨域请求',
    isMatch: true,
  });
  expect(cut.text.length).toBeLessThan(60);
});

test('a snippet from the start shows the start', () => {
  const text = `Sends a request. ${'Other words. '.repeat(40)} request request`;
  const options = {words: 10, fromStart: true};
  expect(excerpt(text, termsOf('request'), options)).toMatchObject({
    before: '',
    text: expect.stringMatching(/^Sends a request/),
    after: '…',
  });
});

test('a snippet never begins inside a word', () => {
  const text = `Open Tools and click Export. ${'Other words. '.repeat(40)}`;
  expect(excerpt(text, termsOf('tools'), {words: 4}).text).toMatch(/^Open Tools/);
});

test('a short text is its own snippet', () => {
  const whole = {before: '', text: '短文本', after: ''};
  expect(excerpt('短文本', new Set(), {words: 10})).toEqual(whole);
});

test('a reader sees exactly the text that was indexed, whatever it contains', () => {
  fc.assert(
    fc.property(fc.string({unit: 'grapheme'}), fc.string(), (text, query) => {
      fc.pre(!/[\ue000\ue001]/.test(text));
      const {value} = highlight(text, termsOf(query), tags);
      expect(value.replace(/[\ue000\ue001]/g, '')).not.toMatch(/[<>"']/);
      const joined = (parts: readonly {text: string}[]) => parts.map((part) => part.text).join('');
      expect(joined(highlightedParts(value))).toBe(text);
      expect(highlightedParts(value)).toEqual(matchParts(text, termsOf(query)));
    }),
  );
});

test('a snippet is a piece of the text, never half a character', () => {
  fc.assert(
    fc.property(
      fc.string({unit: 'grapheme', minLength: 40}),
      fc.integer({min: 1, max: 9}),
      (text, words) => {
        const {text: shown} = excerpt(text, termsOf(text.slice(20, 24)), {words});
        expect(text).toContain(shown);
        expect(shown).not.toMatch(/\p{Surrogate}/u);
      },
    ),
  );
});
