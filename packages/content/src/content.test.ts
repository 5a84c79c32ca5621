import * as v from 'valibot';
import {expect, test} from 'vitest';
import {contentOf, twoLanguages} from './temporary-content';

const words = (zh: string, en: string, others: Record<string, string> = {}) =>
  contentOf({'ui/zh-Hans.yaml': zh, 'ui/en.yaml': en, ...others}).words('ui');

test('reads the words of all languages', () => {
  expect(words('open: 打开\n', 'open: Open\n')).toEqual({
    'zh-Hans': {open: '打开'},
    en: {open: 'Open'},
  });
});

test.each([
  ['a missing text', 'a: 甲\nb: 乙\n', 'a: A\n', ':1 b: is missing. zh-Hans.yaml has it.'],
  ['a wrong name', 'a: 甲\n', 'a: A\nc: C\n', ':2 c: is not in zh-Hans.yaml.'],
  [
    'other blanks',
    'a: "{n} 甲"',
    'a: "{m} A"',
    ':1 a: has the blanks "{m}", zh-Hans.yaml has "{n}".',
  ],
  ['a number', 'a: 甲\n', 'a: 1.5\n', ':1 a: 1.5 has to be text: put it in quotes.'],
  ['an empty text', 'a: 甲\n', 'a:\n', ':1 a: is empty.'],
  ['an empty file', 'a: 甲\n', '', ': the file is empty. Fill it in or delete it.'],
  ['a tab', 'a:\n  b: 甲\n', 'a:\n\tb: A\n', ':2 Tabs are not allowed. Use spaces.'],
  ['a duplicate key', 'a: 甲\n', 'a: A\na: B\n', ':2 Map keys must be unique.'],
  ['a short list', 'a: [甲, 乙]', 'a: [A]', ':1 a: has 1 entries, zh-Hans.yaml has 2.'],
])('names file, line and remedy for %s', (_, zh, en, message) => {
  expect(() => words(zh, en)).toThrow(`content/ui/en.yaml${message}`);
});

test('names a missing language and an unknown one', () => {
  const content = contentOf({'ui/zh-Hans.yaml': 'a: 甲\n'});
  expect(() => content.words('ui')).toThrow('content/ui/en.yaml is missing. en must be complete.');
  expect(() => words('a: 甲\n', 'a: A\n', {'ui/fr.yaml': 'a: A\n'})).toThrow(
    'content/ui/fr.yaml: no language has this tag. Use one of: zh-Hans, en.',
  );
});

test('a language with a fallback may be half full', () => {
  const half = `${twoLanguages}- {tag: fr, label: Français, direction: ltr, fallback: en}\n`;
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
  const content = contentOf({'r.yaml': 'version: "1.5.1"\nkind: fixx\nextra: 1\n'});
  const schema = v.strictObject({version: v.string(), kind: v.picklist(['fix', 'feature'])});
  expect(() => content.facts('r', schema)).toThrow(
    'content/r.yaml:2 kind: "fixx" is not allowed. Use one of: fix, feature.\ncontent/r.yaml:3 extra: there is no such key here.',
  );
});
