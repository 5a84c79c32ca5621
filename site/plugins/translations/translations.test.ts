import {cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Root} from 'mdast';
import {VFile} from 'vfile';
import {expect, test} from 'vitest';
import {acceptTranslations} from './accept';
import {openTranslations} from './folders';
import {remarkTranslations} from './remark-translations';
import {printOf, sectionsOf} from './sections';
import {recordOf, statesOf} from './states';

const page = (lead: string, ...sections: [id: string, text: string][]) =>
  [
    `---\ntitle: ${lead}\n---\n\n${lead}`,
    ...sections.map(([id, text]) => `## ${text} {/* #${id} */}\n\n${text}`),
  ].join('\n\n');

const chinese = page('引言', ['one', '第一节'], ['two', '第二节']);
const newer = page('引言', ['one', '第一节'], ['two', '改过的第二节']);
const english = page('Lead', ['one', 'First'], ['two', 'Second']);

test('a page is cut at its headings, not at comments in code', () => {
  const source =
    '---\ntitle: T\n---\nlead\n\n## A {/* #a */}\n\n```sh\n## no {/* #no */}\n```\n\n### B {/* #b */}\nend';
  expect(sectionsOf(source).map(({id}) => id)).toEqual(['', 'a', 'b']);
  expect(sectionsOf(source)[1]?.source).toContain('#no');
});

test('ignores line breaks in fingerprints', () => {
  expect(printOf('one\ntwo ')).toBe(printOf('one two'));
  expect(printOf('one two')).not.toBe(printOf('one three'));
});

test('a section is behind when only its original has changed', () => {
  const record = recordOf(chinese, english);
  expect(Object.fromEntries(statesOf(newer, english, record))).toEqual({
    '': 'current',
    one: 'current',
    two: 'behind',
  });
});

test('a section that was changed in both languages waits to be accepted and is not behind', () => {
  const record = recordOf(chinese, english);
  const states = statesOf(
    chinese.replaceAll('第一节', '新的一节'),
    english.replaceAll('First', 'New'),
    record,
  );
  expect(states.get('one')).toBe('changed');
});

test('a better translation of the same original is current', () => {
  const record = recordOf(chinese, english);
  expect(statesOf(chinese, english.replaceAll('First', 'The first'), record).get('one')).toBe(
    'current',
  );
});

/** A site with one page in two languages whose second section was changed in Chinese only. */
function siteFolder() {
  const site = mkdtempSync(path.join(tmpdir(), 'translations-'));
  const write = (name: string, text: string) => {
    mkdirSync(path.dirname(path.join(site, name)), {recursive: true});
    writeFileSync(path.join(site, name), text);
  };
  write('docs/a.mdx', newer);
  write('docs/b.mdx', chinese);
  const translated = 'i18n/en/docusaurus-plugin-content-docs/current/a.mdx';
  write(translated, english);
  write('i18n/en/translations.json', JSON.stringify({'a.mdx': recordOf(chinese, english)}));
  return {site, translated: path.join(site, translated)};
}

/** The notices that a page gets, by the heading they follow. */
function noticesOf(site: string, file: string): unknown[] {
  const heading = (id: string) => ({
    type: 'heading',
    depth: 2,
    data: {hProperties: {id}},
    children: [],
  });
  const tree = {type: 'root', children: [heading('one'), heading('two')]} as unknown as Root;
  remarkTranslations({site, language: 'en'})(tree, new VFile({path: file}));
  return tree.children.map((node) => ('name' in node ? node.name : node.type));
}

test('adds a notice to an outdated section', () => {
  const {site, translated} = siteFolder();
  expect(noticesOf(site, translated)).toEqual(['heading', 'heading', 'TranslationNotice']);
});

test('adds a notice to an untranslated page', () => {
  const {site} = siteFolder();
  expect(noticesOf(site, path.join(site, 'docs/b.mdx'))[0]).toBe('TranslationNotice');
});

test('adds no notice to original pages', () => {
  const {site} = siteFolder();
  const tree: Root = {type: 'root', children: []};
  const file = new VFile({path: path.join(site, 'docs/a.mdx')});
  remarkTranslations({site, language: 'zh-Hans'})(tree, file);
  expect(tree.children).toEqual([]);
});

test('accepting a page ends its notices, accepting everything leaves what is behind', () => {
  const {site} = siteFolder();
  const translations = openTranslations(site, 'en');
  expect(acceptTranslations(translations, [])).toBe(0);
  expect(translations.findChanged()).toEqual([{page: 'a.mdx', id: 'two', state: 'behind'}]);
  expect(acceptTranslations(translations, ['a.mdx'])).toBe(1);
  expect(translations.findChanged()).toEqual([]);
});

test('lists pages without a translation', () => {
  const {site} = siteFolder();
  expect(openTranslations(site, 'en').findUntranslated()).toEqual(['b.mdx']);
});

test('drops the records of deleted pages', () => {
  const {site} = siteFolder();
  cpSync(path.join(site, 'i18n/en/translations.json'), path.join(site, 'before.json'));
  const translations = openTranslations(site, 'en');
  translations.writeRecords({...translations.readRecords(), 'gone.mdx': {'': '1 2'}});
  acceptTranslations(translations, []);
  expect(readFileSync(path.join(site, 'i18n/en/translations.json'), 'utf8')).not.toContain('gone');
});
