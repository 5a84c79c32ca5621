import {mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, expect, test} from 'vitest';
import {readCached} from './page-cache';

const folder = mkdtempSync(path.join(tmpdir(), 'pages-'));
afterAll(() => rmSync(folder, {recursive: true}));

const url = 'https://docs.example/docs/a/';
const page = (text: string, script = 'main.0a1b2c3d.js') =>
  `<script src="/assets/js/${script}"></script><div class="theme-doc-markdown"><h1>A</h1>${text}</div>`;

const readTitle = (html: string, source = url) =>
  readCached(folder, {html, source}, (text) => ({title: /<h1>(.*?)</.exec(text)?.[1]}));

const overwrite = (text: string) => {
  for (const file of readdirSync(folder, {recursive: true, encoding: 'utf8'})) {
    if (file.endsWith('.json')) writeFileSync(path.join(folder, file), text);
  }
};

test('reads a page once for its text and URL, whatever the hashes of its assets', () => {
  expect(readTitle(page('text'))).toEqual({title: 'A'});
  overwrite('{"title": "cached"}');
  expect(readTitle(page('text'))).toEqual({title: 'cached'});
  expect(readTitle(page('text', 'main.ffffffff.js'))).toEqual({title: 'cached'});
  expect(readTitle(page('new'))).toEqual({title: 'A'});
  expect(readTitle(page('text'), `${url}b/`)).toEqual({title: 'A'});
});

test('reads head and article only', () => {
  const whole = (menu: string) =>
    `<head><title>A</title></head><nav>${menu}</nav><article>${page('text')}</article><footer>`;
  const read: string[] = [];
  for (const menu of ['old menu', 'new menu']) {
    readCached(folder, {html: whole(menu), source: url}, (html) => read.push(html));
  }
  expect(read).toEqual([`<head><title>A</title><article>${page('text')}`]);
});

test('reads the page again when its entry is damaged', () => {
  const facts = readTitle(page('other'));
  overwrite('{"title": "A');
  expect(readTitle(page('other'))).toEqual(facts);
});
