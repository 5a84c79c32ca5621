import {mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, expect, test} from 'vitest';
import {copyKey, createCopyReader} from './copy-cache';

const folder = mkdtempSync(path.join(tmpdir(), 'copies-'));
afterAll(() => rmSync(folder, {recursive: true}));

const url = 'https://docs.example/docs/a/';
const page = (text: string, script = 'main.0a1b2c3d.js') =>
  `<script src="/assets/js/${script}"></script><div class="theme-doc-markdown"><h1>A</h1>${text}</div>`;

test('a new application does not make a page unknown; another text or address does', () => {
  const key = copyKey(page('old'), url);
  expect(copyKey(page('old', 'main.ffffffff.js'), url)).toBe(key);
  expect(copyKey(page('new'), url)).not.toBe(key);
  expect(copyKey(page('old'), `${url}b/`)).not.toBe(key);
});

const overwrite = (text: string) => {
  for (const file of readdirSync(folder)) writeFileSync(path.join(folder, file), text);
};

test('a page is read once', () => {
  const copy = createCopyReader(folder)(page('text'), url);
  expect(copy?.markdown).toContain('text');
  overwrite(JSON.stringify({...copy, title: 'remembered'}));
  expect(createCopyReader(folder)(page('text'), url)?.title).toBe('remembered');
});

test('a page without a copy is remembered as well', () => {
  expect(createCopyReader(folder)('<main>Home</main>', url)).toBeUndefined();
  expect(createCopyReader(folder)('<main>Home</main>', url)).toBeUndefined();
});

test('a damaged entry is read anew', () => {
  const copy = createCopyReader(folder)(page('other'), url);
  overwrite('{"title": "A');
  expect(createCopyReader(folder)(page('other'), url)).toEqual(copy);
});
