import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {createManifest, filesNamedIn, withFiles} from './create-manifest';

function buildWith(files: Record<string, string>): string {
  const outDir = mkdtempSync(path.join(tmpdir(), 'offline-'));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(outDir, file)), {recursive: true});
    writeFileSync(path.join(outDir, file), text);
  }
  return outDir;
}

const site = {
  'index.html': '<img src=/en/img/logo.svg><img src="https://elsewhere.example/x.png">',
  'docs/index.html': 'text',
  'uninstall/index.html': 'survey',
  'assets/js/main.1.js': 'code',
  'assets/js/main.1.js.LICENSE.txt': 'licence',
  'img/logo.svg': '<svg/>',
  'img/unused.svg': '<svg/>',
};
const manifestOf = (files: Record<string, string>) =>
  createManifest({
    folder: buildWith(files),
    baseUrl: '/en/',
    pages: Object.entries(files)
      .filter(([file]) => file.endsWith('index.html'))
      .map(([file, html]) => ({route: `/en/${file.replace('index.html', '')}`, file, html})),
  });

describe('the list of what a language consists of', () => {
  test('names pages, assets and the pictures that pages show, each once', () => {
    const {pages, files, bytes} = manifestOf(site);
    expect(pages.map(({url}) => url)).toEqual(['/en/', '/en/docs/']);
    expect(files.map(({url}) => url)).toEqual(['/en/assets/js/main.1.js', '/en/img/logo.svg']);
    expect(bytes).toBe(
      ['index.html', 'docs/index.html', 'assets/js/main.1.js', 'img/logo.svg']
        .map((name) => site[name as keyof typeof site].length)
        .reduce((sum, length) => sum + length),
    );
  });

  test('can be given further files, which change its revision and size', () => {
    const before = manifestOf(site);
    const folder = buildWith({'data/search/records-en.json': '[]'});
    const after = withFiles(before, folder, ['/data/search/records-en.json']);
    expect(after.files.at(-1)).toEqual({
      url: '/data/search/records-en.json',
      revision: expect.stringMatching(/^\w{12}$/),
    });
    expect(after.bytes).toBe(before.bytes + 2);
    expect(after.revision).not.toBe(before.revision);
  });

  test('gives a changed page, and the list, another revision', () => {
    const before = manifestOf(site);
    const after = manifestOf({...site, 'docs/index.html': 'new text'});
    expect(manifestOf(site)).toEqual(before);
    expect(after.revision).not.toBe(before.revision);
    expect(after.pages[0]).toEqual(before.pages[0]);
    expect(after.pages[1]?.revision).not.toBe(before.pages[1]?.revision);
  });

  test('finds pictures with and without quotes', () => {
    const html = '<link rel=icon href=/img/a.svg /><img alt="" src="/img/b.webp"><a href=/docs/>';
    expect(filesNamedIn(html, '/')).toEqual(['/img/a.svg', '/img/b.webp']);
  });

  test('keeps the one format of a picture that the browser will ask for', () => {
    const html =
      '<picture><source srcSet="/img/a.avif"><img src="/img/a.webp"></picture><img src=/img/b.webp>';
    expect(filesNamedIn(html, '/')).toEqual(['/img/a.avif', '/img/b.webp']);
  });
});
