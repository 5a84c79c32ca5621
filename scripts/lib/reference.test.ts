import {execFileSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {afterEach, beforeAll, beforeEach, describe, expect, test} from 'vitest';
import {anchorProblems, coverageProblems, documentedNames} from './reference';

const entry = (name: string) => `<ApiEntry name="${name}" sample="x.user.js" />\n`;
const page = (zh: string, en: string) => ({path: 'dev/api.mdx', zh, en});
const check = (zh: string, en: string, names = ['GM_a', 'GM_b']) =>
  coverageProblems({what: 'API', component: 'ApiEntry', names, pages: [page(zh, en)]});
const both = entry('GM_a') + entry('GM_b');

describe('coverage', () => {
  test('is silent when every name is documented in both languages', () => {
    expect(check(both, both)).toEqual([]);
  });

  test('fails when an API is missing in one language', () => {
    expect(check(both, entry('GM_a'))).toEqual(['API "GM_b" is documented nowhere (en)']);
    expect(check(entry('GM_b'), both)).toEqual(['API "GM_a" is documented nowhere (zh)']);
  });

  test('fails when a page documents a name the catalogue lacks', () => {
    expect(check(both + entry('GM_c'), both)).toEqual([
      'dev/api.mdx (zh): documents "GM_c", which is no API of the catalogue',
    ]);
  });

  test('fails when a name is documented twice', () => {
    expect(check(both + entry('GM_a'), both)).toEqual([
      'dev/api.mdx (zh): documents "GM_a" again, after dev/api.mdx (zh)',
    ]);
  });

  test('reads names whatever other attributes an entry has', () => {
    expect(documentedNames(both, 'ApiEntry')).toEqual(['GM_a', 'GM_b']);
  });
});

describe('anchors', () => {
  const anchors = {ApiEntry: (name: string) => name.toLowerCase()};
  const matter = '---\ntitle: T\ndescription: D\n---\n';

  test('are the same in both languages, headings and entries in one order', () => {
    const zh = `${matter}## 值 {/* #values */}\n${both}`;
    const en = `${matter}## Values {/* #values */}\n${both}`;
    expect(anchorProblems(page(zh, en), anchors)).toEqual([]);
  });

  test('fail when a heading has another id in English', () => {
    const zh = `${matter}## 值 {/* #values */}\n`;
    const en = `${matter}## Values {/* #stored */}\n`;
    expect(anchorProblems(page(zh, en), anchors)).toEqual([
      'dev/api.mdx: anchor 1 differs: zh "values", en "stored"',
    ]);
  });

  test('fail when an anchor is used twice', () => {
    const text = `${matter}## A {/* #gm_a */}\n${entry('GM_a')}`;
    expect(anchorProblems(page(text, text), anchors)).toEqual([
      'dev/api.mdx: anchor "gm_a" is used twice',
    ]);
  });
});

describe('samples', () => {
  let folder = '';
  beforeAll(() => void execFileSync('npx', ['--no-install', 'tsx', 'samples/generate.ts']));
  beforeEach(() => {
    folder = mkdtempSync(path.join('samples', 'check-'));
  });
  afterEach(() => rmSync(folder, {recursive: true, force: true}));

  /** Type-checks one script the way `samples/` is checked and returns what the compiler says. */
  function compile(source: string): string {
    writeFileSync(path.join(folder, 'sample.user.js'), source);
    writeFileSync(
      path.join(folder, 'tsconfig.json'),
      JSON.stringify({
        extends: '../tsconfig.json',
        include: ['sample.user.js', '../types/*.d.ts'],
      }),
    );
    try {
      execFileSync('npx', ['--no-install', 'tsc', '-p', folder], {encoding: 'utf8', stdio: 'pipe'});
      return '';
    } catch (error) {
      return String((error as {stdout: string}).stdout);
    }
  }

  test('pass the type check when they use the API as documented', () => {
    const source = readFileSync('samples/values/visit-counter.user.js', 'utf8');
    expect(compile(source)).toBe('');
  });

  test('fail the type check on an unknown name', () => {
    expect(compile("GM_setVaule('a', 1);")).toContain("Cannot find name 'GM_setVaule'");
  });

  test('fail the type check on a wrong option', () => {
    const source = "GM_openInTab('https://example.com/', {activ: true});";
    expect(compile(source)).toContain("'activ' does not exist");
  });
}, 60_000);
