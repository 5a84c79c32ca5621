import {expect, test} from 'vitest';
import {createCutStyles, namesInPage, namesInScript} from './page-styles';

function cut(css: string, html: string): string {
  return createCutStyles(css)(namesInPage(html)).replace(/\s+/g, '');
}

test.each([
  ['a class of the page', '.a{top:0}', '<p class=a>', '.a{top:0}'],
  ['one of several classes', '.b{top:0}', '<p class="a b">', '.b{top:0}'],
  ['no class of another page', '.c{top:0}', '<p class="a b">', ''],
  ['an id', '#x{top:0}', '<p id=x>', '#x{top:0}'],
  ['an element', 'td{top:0}', '<table><tr><td>', 'td{top:0}'],
  ['only the selectors that can match', '.a,.c{top:0}', '<p class=a>', '.a{top:0}'],
  ['all names of a selector', '.a>.c{top:0}', '<p class=a>', ''],
  ['states, which come later', '.a:hover{top:0}', '<p class=a>', '.a:hover{top:0}'],
  ['attributes, which change', '[data-x=y].a{top:0}', '<p class=a>', '[data-x=y].a{top:0}'],
  ['conditions with names', '.a:not(.c){top:0}', '<p class=a>', '.a:not(.c){top:0}'],
  ['escaped names', '.a\\:b{top:0}', '<p class=a:b>', '.a\\:b{top:0}'],
  ['no empty group', '@media print{.c{top:0}}', '<p class=a>', ''],
  ['the order of layers', '@layer a,b;@layer b{.c{top:0}}', '<p>', '@layera,b;'],
  [
    'a motion that is played',
    '@keyframes m{to{top:0}}.a{animation:m 1s}',
    '<p class=a>',
    '@keyframesm{to{top:0}}.a{animation:m1s}',
  ],
  ['no motion that is not', '@keyframes m{to{top:0}}', '<p>', ''],
])('keeps %s', (_, css, html, expected) => {
  expect(cut(css, html)).toBe(expected);
});

test('keeps the properties that are used, through others and from the page itself', () => {
  const css = ':root{--a:var(--b);--b:1;--c:2;--d:3}p{top:var(--a)}';
  expect(cut(css, '<p>')).toBe(':root{--a:var(--b);--b:1}p{top:var(--a)}');
  expect(cut(css, '<i style="top:var(--d)">')).toBe(':root{--d:3}');
});

test('a word of a script may be a class, an id or an element', () => {
  const names = namesInScript('e.className="a-b";t("dialog")');
  const css = '.a-b{top:0}dialog{top:0}.c{top:0}';
  expect(createCutStyles(css)(names)).toBe('.a-b{top:0}dialog{top:0}');
});
