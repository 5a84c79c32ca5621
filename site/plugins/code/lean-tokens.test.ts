import {expect, test} from 'vitest';
import {highlightToHtml} from './rehype-code';

test('lines of a header are one comment with its keys in bold', () => {
  expect(highlightToHtml('// ==UserScript==\n// @name a\n// ==/UserScript==', 'js')).toBe(
    '<span class="hl-comment">// ==UserScript==\n// <b>@name</b> a\n// ==/UserScript==</span>',
  );
});

test('code between comments keeps them apart', () => {
  expect(highlightToHtml('// a\nx;\n// b', 'js').match(/hl-comment/g)).toHaveLength(2);
});

test('what has no colour is no element', () => {
  expect(highlightToHtml('a.b(document)', 'js')).toBe(
    'a.<span class="hl-title">b</span>(document)',
  );
});

test('the text of the code is not changed', () => {
  const source = '// @name x\nconst f = (a) => a.b + /re/g; // end\n';
  expect(highlightToHtml(source, 'ts').replace(/<[^>]*>/g, '')).toBe(source);
});
