import {mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, expect, test} from 'vitest';
import {memoizeOnDisk, pageKey} from './page-cache';

const folder = mkdtempSync(path.join(tmpdir(), 'pages-'));
afterAll(() => rmSync(folder, {recursive: true}));

const readTitle = (html: string) => ({title: /<h1>(.*?)</.exec(html)?.[1]});
const reader = (codeHash = 'first') => memoizeOnDisk(readTitle, {codeHash, cache: folder});

const url = 'https://docs.example/docs/a/';
const page = (text: string, script = 'main.0a1b2c3d.js') =>
  `<script src="/assets/js/${script}"></script><div class="theme-doc-markdown"><h1>A</h1>${text}</div>`;

test('the cache key depends on text and URL of a page, not on hashes of its assets', () => {
  const key = pageKey(page('old'), url);
  expect(pageKey(page('old', 'main.ffffffff.js'), url)).toBe(key);
  expect(pageKey(page('new'), url)).not.toBe(key);
  expect(pageKey(page('old'), `${url}b/`)).not.toBe(key);
});

const overwrite = (text: string) => {
  for (const file of readdirSync(folder, {recursive: true, encoding: 'utf8'})) {
    if (file.endsWith('.json')) writeFileSync(path.join(folder, file), text);
  }
};

test('reads a page once', () => {
  expect(reader()(page('text'), url)).toEqual({title: 'A'});
  overwrite('{"title": "cached"}');
  expect(reader()(page('text'), url)).toEqual({title: 'cached'});
});

test('reads head and article only', () => {
  const whole = (menu: string) =>
    `<head><title>A</title></head><nav>${menu}</nav><article>${page('text')}</article><footer>`;
  const read: string[] = [];
  const spy = memoizeOnDisk((html: string) => read.push(html), {
    codeHash: 'spy',
    cache: folder,
  });
  spy(whole('old menu'), url);
  spy(whole('new menu'), url);
  expect(read).toEqual([`<head><title>A</title><article>${page('text')}`]);
});

test('reads the page again when its entry is damaged', () => {
  const facts = reader()(page('other'), url);
  overwrite('{"title": "A');
  expect(reader()(page('other'), url)).toEqual(facts);
});

test('reads the page again when the code has changed', () => {
  const facts = reader()(page('third'), url);
  overwrite('{"title": "cached"}');
  expect(reader('second')(page('third'), url)).toEqual(facts);
});
