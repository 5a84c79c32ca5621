import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import * as v from 'valibot';
import {afterEach, expect, test} from 'vitest';
import {openContent} from './content';

const made: string[] = [];
afterEach(() => {
  for (const folder of made.splice(0)) rmSync(folder, {recursive: true});
});

const languages = `- {tag: zh-Hans, label: 中文, direction: ltr}
- {tag: en, label: English, direction: ltr}
`;

/** A content folder with these files. */
function folderWith(files: Record<string, string>) {
  const folder = mkdtempSync(path.join(tmpdir(), 'content-'));
  made.push(folder);
  for (const [name, text] of Object.entries({'languages.yaml': languages, ...files})) {
    mkdirSync(path.dirname(path.join(folder, name)), {recursive: true});
    writeFileSync(path.join(folder, name), text);
  }
  return openContent(folder);
}

const words = (zh: string, en: string, others: Record<string, string> = {}) =>
  folderWith({'ui/zh-Hans.yaml': zh, 'ui/en.yaml': en, ...others}).words('ui');

test('reads the words of all languages', () => {
  expect(words('open: 打开\n', 'open: Open\n')).toEqual({
    'zh-Hans': {open: '打开'},
    en: {open: 'Open'},
  });
});

test.each([
  [
    'a missing text',
    'a: 甲\nb: 乙\n',
    'a: A\n',
    'content/ui/en.yaml:1 b: is missing. zh-Hans.yaml has it.',
  ],
  ['a wrong name', 'a: 甲\n', 'a: A\nc: C\n', 'content/ui/en.yaml:2 c: is not in zh-Hans.yaml.'],
  [
    'other blanks',
    'a: "{n} 甲"\n',
    'a: "{m} A"\n',
    'content/ui/en.yaml:1 a: has the blanks "{m}", zh-Hans.yaml has "{n}".',
  ],
  [
    'a number',
    'a: 甲\n',
    'a: 1.5\n',
    'content/ui/en.yaml:1 a: 1.5 has to be text: put it in quotes.',
  ],
  ['an empty text', 'a: 甲\n', 'a:\n', 'content/ui/en.yaml:1 a: is empty.'],
  [
    'an empty file',
    'a: 甲\n',
    '',
    'content/ui/en.yaml: the file is empty. Fill it in or delete it.',
  ],
  [
    'a tab',
    'a:\n  b: 甲\n',
    'a:\n\tb: A\n',
    'content/ui/en.yaml:2 Tabs are not allowed as indentation.',
  ],
  ['a duplicate key', 'a: 甲\n', 'a: A\na: B\n', 'content/ui/en.yaml:2 Map keys must be unique.'],
  [
    'a list that is too short',
    'a: [甲, 乙]\n',
    'a: [A]\n',
    'content/ui/en.yaml:1 a: has 1 entries, zh-Hans.yaml has 2.',
  ],
])('names file, line and remedy for %s', (_, zh, en, message) => {
  expect(() => words(zh, en)).toThrow(message);
});

test('names a missing language and an unknown one', () => {
  const content = folderWith({'ui/zh-Hans.yaml': 'a: 甲\n'});
  expect(() => content.words('ui')).toThrow(
    'content/ui/en.yaml is missing: en has to be complete.',
  );
  expect(() => words('a: 甲\n', 'a: A\n', {'ui/fr.yaml': 'a: A\n'})).toThrow(
    'content/ui/fr.yaml: no language has this tag. Use one of: zh-Hans, en.',
  );
});

test('a language with a fallback may be half full', () => {
  const half = `${languages}- {tag: fr, label: Français, direction: ltr, fallback: en}\n`;
  const found = words('a: 甲\nb: 乙\n', 'a: A\nb: B\n', {
    'languages.yaml': half,
    'ui/fr.yaml': 'b: Bé\n',
  });
  expect(found.fr).toEqual({a: 'A', b: 'Bé'});
});

test('every language has the plural forms that it needs', () => {
  const zh = 'lines:\n  other: "{count} 行"\n';
  const en = 'lines:\n  one: "{count} line"\n  other: "{count} lines"\n';
  expect(words(zh, en).en).toEqual({lines: {one: '{count} line', other: '{count} lines'}});
});

test('facts are checked against their schema', () => {
  const content = folderWith({'r.yaml': 'version: "1.5.1"\nkind: fixx\nextra: 1\n'});
  const schema = v.strictObject({version: v.string(), kind: v.picklist(['fix', 'feature'])});
  expect(() => content.facts('r', schema)).toThrow(
    'content/r.yaml:2 kind: "fixx" is not allowed. Use one of: fix, feature.\ncontent/r.yaml:3 extra: there is no such key here.',
  );
});
