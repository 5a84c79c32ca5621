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

test.each([
  ['behind', 'only its original has changed', newer, english],
  ['changed', 'both have changed', newer, english.replaceAll('Second', 'New')],
  ['current', 'only the translation has', chinese, english.replaceAll('Second', 'The second')],
])('a section is %s when %s', (state, _, original, translation) => {
  const states = statesOf(original, translation, recordOf(chinese, english));
  expect(Object.fromEntries(states)).toEqual({'': 'current', one: 'current', two: state});
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
function noticesOf(site: string, file: string, language = 'en'): unknown[] {
  const heading = (id: string) => ({
    type: 'heading',
    depth: 2,
    data: {hProperties: {id}},
    children: [],
  });
  const tree = {type: 'root', children: [heading('one'), heading('two')]} as unknown as Root;
  remarkTranslations({site, language})(tree, new VFile({path: file}));
  return tree.children.map((node) => ('name' in node ? node.name : node.type));
}

test('adds a notice to an outdated section and an untranslated page, but not to originals', () => {
  const {site, translated} = siteFolder();
  expect(noticesOf(site, translated)).toEqual(['heading', 'heading', 'TranslationNotice']);
  const original = path.join(site, 'docs/b.mdx');
  expect(noticesOf(site, original)[0]).toBe('TranslationNotice');
  expect(noticesOf(site, original, 'zh-Hans')).toEqual(['heading', 'heading']);
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
