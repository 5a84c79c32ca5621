import {mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, expect, test} from 'vitest';
import {readMarkdown} from './markdown-copies/to-markdown';
import {pageKey, withMemory} from './page-memory';

const folder = mkdtempSync(path.join(tmpdir(), 'pages-'));
afterAll(() => rmSync(folder, {recursive: true}));

const code = path.join(folder, 'reader.ts');
writeFileSync(code, 'first');
const reader = () => withMemory(readMarkdown, code, folder);

const url = 'https://docs.example/docs/a/';
const page = (text: string, script = 'main.0a1b2c3d.js') =>
  `<script src="/assets/js/${script}"></script><div class="theme-doc-markdown"><h1>A</h1>${text}</div>`;

test('a new application does not make a page unknown; another text or address does', () => {
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

test('a page is read once', () => {
  const copy = reader()(page('text'), url);
  expect(copy?.markdown).toContain('text');
  overwrite(JSON.stringify({...copy, title: 'remembered'}));
  expect(reader()(page('text'), url)?.title).toBe('remembered');
});

test('head and article are read, and nothing between or after them', () => {
  const whole = (menu: string) =>
    `<head><title>A</title></head><nav>${menu}</nav><article>${page('text')}</article><footer>`;
  const read: string[] = [];
  const spy = withMemory((html: string) => read.push(html), code, folder);
  spy(whole('old menu'), url);
  spy(whole('new menu'), url);
  expect(read).toEqual([`<head><title>A</title><article>${page('text')}`]);
});

test('a page without a copy is remembered as well', () => {
  expect(reader()('<main>Home</main>', url)).toBeUndefined();
  expect(reader()('<main>Home</main>', url)).toBeUndefined();
});

test('a damaged entry is read anew', () => {
  const copy = reader()(page('other'), url);
  overwrite('{"title": "A');
  expect(reader()(page('other'), url)).toEqual(copy);
});

test('another reader finds anew', () => {
  const copy = reader()(page('third'), url);
  overwrite(JSON.stringify({...copy, title: 'remembered'}));
  writeFileSync(code, 'second');
  expect(reader()(page('third'), url)).toEqual(copy);
});
