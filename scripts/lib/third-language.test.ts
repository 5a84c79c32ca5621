import {execFileSync} from 'node:child_process';
import {appendFileSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {generateContent} from '@scriptcat/content/generate';
import {copyWorkspace} from '@scriptcat/testing/workspace-copy';
import {afterAll, beforeAll, expect, test} from 'vitest';

/*
 * A third language is a row in the list of languages and a folder. Both are made up here, in a copy
 * of the workspace with a few pages, and Docusaurus builds that language.
 */
const copy = path.resolve('.cache/third-language');
const site = path.join(copy, 'site');
const built = path.join(copy, 'out/qps');
const keptPages = ['index', 'use/use', 'use/trash', 'dev/index', 'change/index'];
const translatedPages = ['use/use', 'use/trash'];

/** Marks the words of a text, so that what was not taken from the folder shows. */
const pseudo = (text: string) => text.replace(/^(title|description): (.*)$/gm, '$1: "⟦$2⟧"');

function addLanguage(): void {
  const row = '- {tag: qps, label: ⟦Pseudo⟧, direction: rtl, fallback: en}\n';
  appendFileSync(path.join(copy, 'content/languages.yaml'), row);
  const content = path.join(copy, 'packages/content/generated');
  generateContent(path.join(copy, 'content'), content);
  const english = path.join(site, 'i18n/en');
  const own = path.join(site, 'i18n/qps');
  for (const file of ['code.json', 'docusaurus-theme-classic/navbar.json']) {
    mkdirSync(path.dirname(path.join(own, file)), {recursive: true});
    const messages = readFileSync(path.join(english, file), 'utf8');
    writeFileSync(
      path.join(own, file),
      messages.replace(/"message": "(.*)"/g, '"message": "⟦$1⟧"'),
    );
  }
  for (const page of translatedPages) {
    const file = `docusaurus-plugin-content-docs/current/${page}.mdx`;
    mkdirSync(path.dirname(path.join(own, file)), {recursive: true});
    writeFileSync(path.join(own, file), pseudo(readFileSync(path.join(english, file), 'utf8')));
  }
}

/** Leaves few pages, since a test need not build them all. */
function keepFewPages(): void {
  const all = path.join(copy, 'docs');
  cpSync(path.join(site, 'docs'), all, {recursive: true});
  rmSync(path.join(site, 'docs'), {recursive: true});
  for (const page of keptPages) cpSync(`${all}/${page}.mdx`, `${site}/docs/${page}.mdx`);
  const sidebars = {
    use: ['index', 'use/use', 'use/trash'],
    dev: ['dev/dev'],
    change: ['change/change'],
  };
  writeFileSync(path.join(site, 'sidebars.ts'), `export default ${JSON.stringify(sidebars)};\n`);
}

const read = (page: string) => readFileSync(path.join(built, page, 'index.html'), 'utf8');

beforeAll(() => {
  copyWorkspace(copy);
  keepFewPages();
  addLanguage();
  const docusaurus = createRequire(import.meta.url).resolve('@docusaurus/core/bin/docusaurus.mjs');
  execFileSync(
    process.execPath,
    [docusaurus, 'build', '--locale', 'qps', '--out-dir', path.dirname(built)],
    {cwd: site, stdio: 'pipe'},
  );
}, 300_000);

afterAll(() => rmSync(copy, {recursive: true, force: true}));

test('its pages carry its tag, its address and its texts', () => {
  const page = read('docs/use/trash');
  expect(page).toMatch(/<html[^>]* lang="?qps/);
  expect(page).toMatch(/<html[^>]* dir="?rtl/);
  expect(page).toContain('⟦Trash⟧');
  expect(page).toContain('/qps/docs/use/use/');
});

test('texts that are data come from the language it names', () => {
  expect(read('')).toContain('Built-in editor');
});

test('a page without a translation is shown in the original language and says so', () => {
  const page = read('docs/dev');
  expect(page).toContain('This page is not translated yet');
  expect(read('docs/use/trash')).not.toContain('This page is not translated yet');
});

test('the other languages know it', () => {
  expect(read('docs/use/trash')).toMatch(/hreflang="?qps/);
});
