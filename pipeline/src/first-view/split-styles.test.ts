import {expect, test} from 'vitest';
import {kindOf} from '.';
import {stylesFor} from './split-styles';

async function cut(css: string, html: string): Promise<string> {
  return (await stylesFor([html], css)).replace(/\s+/g, '');
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
  ['parts of pseudo-classes alone', ':lang(en) :is(p,td){top:0}', '<p>', ':lang(en):is(p){top:0}'],
  ['a list of what is excluded', 'p:where(:not(.c)){top:0}', '<p>', 'p:where(:not(.c)){top:0}'],
  ['escaped names', '.a\\:b{top:0}', '<p class=a:b>', '.a\\:b{top:0}'],
  ['no empty group', '@media print{.c{top:0}}', '<p class=a>', ''],
  [
    'the order of layers',
    '@layer a,b;@layer b{.a{top:0}}',
    '<p class=a>',
    '@layera,b;@layerb{.a{top:0}}',
  ],
  ['the failure that a script may show', '.load-failure{top:0}', '<p>', '.load-failure{top:0}'],
  [
    'a motion that is played',
    '@keyframes m{to{top:0}}.a{animation:m 1s}',
    '<p class=a>',
    '@keyframesm{to{top:0}}.a{animation:m1s}',
  ],
  ['no motion that is not', '@keyframes m{to{top:0}}p{top:0}', '<p>', 'p{top:0}'],
])('keeps %s', async (_, css, html, expected) => {
  expect(await cut(css, html)).toBe(expected);
});

test('keeps the properties that are used, through others and from the page itself', async () => {
  const css = ':root{--a:var(--b);--b:1;--c:2;--d:3}p{top:var(--a)}';
  expect(await cut(css, '<p style="left:var(--d)">')).toBe(
    ':root{--a:var(--b);--b:1;--d:3}p{top:var(--a)}',
  );
});

test.each([
  ['/en/', '/en/', 'home'],
  ['', '/', 'not-found'],
  ['/docs/use/sync/', '/', 'docs-use'],
  ['/docs/dev/tools/match/', '/', 'docs-dev-tools'],
  ['/en/docs/about/', '/en/', 'docs'],
  ['/uninstall/thanks/', '/', 'uninstall'],
])('%j below %s is of the kind %s', (route, baseUrl, kind) => {
  expect(kindOf(route, baseUrl)).toBe(kind);
});
