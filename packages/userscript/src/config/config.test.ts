import examples from '@scriptcat/content/tools/config/examples';
import {languageTags} from '@scriptcat/contract';
import {describe, expect, test} from 'vitest';
import {type ConfigForm, createConfigForm, type FormItem} from './form';
import {configProblemText, itemNoteText} from './text';

const block = (yaml: string): string =>
  `// code\n/* ==UserConfig==\n${yaml}\n==/UserConfig== */\nrun();`;

function form(yaml: string) {
  const result: ConfigForm = createConfigForm(block(yaml));
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result;
}

function item(yaml: string): FormItem {
  const indented = yaml.replace(/^/gm, '    ');
  const found = form(`net:\n  key:\n${indented}`).groups[0]?.items[0];
  if (!found) throw new Error('no item');
  return found;
}

const codes = ({notes}: FormItem): string[] => notes.map(({code}) => code);

describe('finding the block', () => {
  test.each([
    ['no block', 'run();'],
    ['line comments', '// ==UserConfig==\n// a:\n// ==/UserConfig=='],
    ['a comment with two stars', '/** ==UserConfig==\na:\n  b: {}\n==/UserConfig== */'],
    ['an unclosed block', '/* ==UserConfig==\na: 1'],
    ['text before the closing star', '/* ==UserConfig==\na: 1\n==/UserConfig== end */'],
  ])('%s is not recognised', (_, source) => {
    expect(createConfigForm(source)).toMatchObject({ok: true, found: false});
  });

  test('only the first block is read', () => {
    const source = `${block('a:\n  x: {}')}\n${block('b:\n  y: {}')}`;
    const result = createConfigForm(source);
    expect(result.ok && result.groups.map(({name}) => name)).toEqual(['a']);
  });

  test('an empty block counts as found', () => {
    expect(createConfigForm('/* ==UserConfig== ==/UserConfig== */')).toMatchObject({
      found: true,
      groups: [],
    });
  });
});

test.each(Object.entries(examples.controls))('%j becomes %j', (yaml, [control, stores]) => {
  expect(item(yaml)).toMatchObject({control, stores});
});

describe('notes', () => {
  test.each(Object.entries(examples.notes))('%s: %j', (code, yaml) => {
    const found = item(yaml);
    expect(codes(found)).toEqual([code]);
    for (const language of languageTags) {
      expect(found.notes.map((note) => itemNoteText(note, language)).join()).not.toMatch(/\{|\}/);
    }
  });

  test('an item that is no object', () => {
    expect(form('net:\n  key: 5').groups[0]?.items.map(codes)).toEqual([['not-an-object']]);
  });
});

test('a field knows where it is stored and how it is read', () => {
  expect(item('title: Words\ntype: textarea\nrows: 5\ndescription: one per line')).toMatchObject({
    label: 'Words',
    placeholder: 'one per line',
    rows: 5,
    storageKey: 'net.key',
    readingCall: 'GM_getValue("net.key")',
  });
});

test('a switch falls back to its description for a label', () => {
  expect(item('type: switch\ndescription: Follow')).toMatchObject({
    label: 'Follow',
    placeholder: '',
  });
});

test('items are ordered by index, then by the file', () => {
  const yaml = 'g:\n  a: {index: 3}\n  b: {index: 1}\n  c: {index: 2}';
  expect(form(yaml).groups[0]?.items.map(({key}) => key)).toEqual(['b', 'c', 'a']);
});

test('three hyphens split documents, and a later group replaces an earlier one', () => {
  const {groups} = form('a:\n  x: {}\n---\nb:\n  y: {}\n---\na:\n  z: {}');
  expect(groups.map(({name, items}) => [name, items.map(({key}) => key)])).toEqual([
    ['a', ['z']],
    ['b', ['y']],
  ]);
});

test('hyphens inside a value split too, and the place is told', () => {
  const result = form('a:\n  x:\n    title: a---b');
  expect(result.groups[0]?.items[0]?.label).toBe('a');
  expect(result.splitInside).toEqual([{line: 5, column: 13}]);
});

describe('problems with line and column in the whole script', () => {
  test.each(Object.entries(examples.problems))('%j: %j', (yaml, [code, line, column]) => {
    const result = createConfigForm(block(yaml));
    if (result.ok) throw new Error('accepted');
    expect(result.problems[0]).toMatchObject({code, line, column});
    for (const problem of result.problems) {
      expect(configProblemText(problem, 'zh-Hans')).not.toBe('');
      expect(configProblemText(problem, 'en')).not.toMatch(/\{|\}/);
    }
  });
});

test('a list counts as a group, as it does for ScriptCat', () => {
  expect(form('net: [{title: a}]').groups[0]?.items.map(({key}) => key)).toEqual(['0']);
});

test('positions are counted from 0, and an index of 0 is none', () => {
  const keys = (yaml: string) => form(yaml).groups[0]?.items.map(({key}) => key);
  expect(keys('net:\n  a: {}\n  b: {}\n  c: {index: 1}')).toEqual(['a', 'b', 'c']);
  expect(keys('net:\n  a: {}\n  b: {index: 5}\n  c: {index: 0}')).toEqual(['a', 'c', 'b']);
});

test.each([
  ['endless nesting', '['.repeat(20_000)],
  ['a block of 100 KB', 'a: 1\n'.repeat(20_000)],
  [
    'aliases that multiply',
    `a: &a [x]\n${Array.from({length: 9}, (_, i) => `b${i}: &b${i} [${`*${i ? `b${i - 1}` : 'a'},`.repeat(9)}]`).join('\n')}`,
  ],
])('%s ends as a problem', (_, yaml) => {
  expect(createConfigForm(block(yaml)).ok).toBe(false);
});
