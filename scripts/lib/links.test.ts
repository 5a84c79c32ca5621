import {expect, test} from 'vitest';
import {linkProblems, oldAddressProblems, readPage} from './links';

const html = (...hrefs: string[]) =>
  `<h2 id="here">x</h2>${hrefs.map((href) => `<a href="${href}">x</a>`).join('')}`;
const pages = new Map(
  ['/', '/docs/a/', '/docs/use/QA/', '/en/', '/en/docs/a/'].map((url) => [
    url,
    readPage(url, html()),
  ]),
);
const site = {
  pages,
  origin: 'https://site.invalid',
  hasFile: (path: string) => path === '/img/logo.svg',
  repository: 'https://github.example/docs',
  hasSource: (file: string) => file === 'site/docs/a.mdx',
  redirect: (path: string) => (path === '/docs/use/qa/' ? '/docs/use/QA/' : undefined),
};
const problemsOf = (url: string, href: string) => linkProblems(readPage(url, html(href)), site);

test.each([
  '/docs/a/',
  '../a/#here',
  '#here',
  '/img/logo.svg',
  '/docs/use/qa/',
  'https://example.com/',
  'https://github.example/docs/edit/main/site/docs/a.mdx',
  'https://github.example/docs/issues',
])('accepts %s', (href) => {
  expect(problemsOf('/docs/a/', href)).toEqual([]);
});

test.each([
  ['/docs/b/', /no such page/],
  ['/docs/a', /no such page/],
  ['/docs/a/#gone', /no such anchor/],
  ['/img/gone.svg', /no such file/],
  ['/en/docs/a/', /leaves the language/],
  ['https://github.example/docs/edit/main/site/docs/b.mdx', /repository has no such file/],
])('reports %s', (href, message) => {
  expect(problemsOf('/docs/a/', href).join()).toMatch(message);
});

test('reports an id that stands twice', () => {
  const page = readPage('/docs/a/', '<h2 id="here">x</h2><h3 id="here">y</h3>');
  expect(linkProblems(page, site)).toEqual(['the id "here" stands twice']);
});

test('lets the language switch leave the language', () => {
  const page = readPage('/docs/a/', '<a lang="en" href="/en/docs/a/">English</a>');
  expect(linkProblems(page, site)).toEqual([]);
});

test('reports old pages and anchors that lead nowhere', () => {
  const addresses = {'/docs/a/': ['here', 'gone'], '/docs/b/': []};
  const problems = oldAddressProblems(addresses, (path) => pages.get(path));
  expect(problems).toEqual([
    expect.stringMatching(/a\/#gone is gone.*moved-anchors/),
    expect.stringMatching(/b\/: the old page is gone/),
  ]);
});
