import {mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, expect, test} from 'vitest';
import {createTwinReader, twinKey} from './twin-cache';

const folder = mkdtempSync(path.join(tmpdir(), 'twins-'));
afterAll(() => rmSync(folder, {recursive: true}));

const url = 'https://docs.example/docs/a/';
const page = (text: string, script = 'main.0a1b2c3d.js') =>
  `<script src="/assets/js/${script}"></script><div class="theme-doc-markdown"><h1>A</h1>${text}</div>`;

test('a new application does not make a page unknown; another text or address does', () => {
  const key = twinKey(page('old'), url);
  expect(twinKey(page('old', 'main.ffffffff.js'), url)).toBe(key);
  expect(twinKey(page('new'), url)).not.toBe(key);
  expect(twinKey(page('old'), `${url}b/`)).not.toBe(key);
});

const overwrite = (text: string) => {
  for (const file of readdirSync(folder)) writeFileSync(path.join(folder, file), text);
};

test('a page is read once', () => {
  const twin = createTwinReader(folder)(page('text'), url);
  expect(twin?.markdown).toContain('text');
  overwrite(JSON.stringify({...twin, title: 'remembered'}));
  expect(createTwinReader(folder)(page('text'), url)?.title).toBe('remembered');
});

test('a page without a twin is remembered as well', () => {
  expect(createTwinReader(folder)('<main>Home</main>', url)).toBeUndefined();
  expect(createTwinReader(folder)('<main>Home</main>', url)).toBeUndefined();
});

test('a damaged entry is read anew', () => {
  const twin = createTwinReader(folder)(page('other'), url);
  overwrite('{"title": "A');
  expect(createTwinReader(folder)(page('other'), url)).toEqual(twin);
});
