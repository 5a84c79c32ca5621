import latest from '@scriptcat/content/releases/latest';
import phrases from '@scriptcat/content/site/phrases';
import type {LanguageTag} from '@scriptcat/contract';
import {expect, test} from 'vitest';
import {proseProblems, textsIn} from './prose';

const problems = (language: LanguageTag, source: string, file = 'page.mdx') =>
  proseProblems({file, language, source});
const found = (language: LanguageTag, source: string) =>
  problems(language, source).map((problem) => /\((\S+)\)$/.exec(problem)?.[1]);

const habits = (['en', 'zh-Hans'] as const).flatMap((language) =>
  phrases.habits[language].map((habit) => ({language, ...habit})),
);

test.each(habits)('$language $id finds "$not" and accepts "$but"', ({language, id, not, but}) => {
  expect(found(language, not)).toContain(id);
  expect(found(language, but)).toEqual([]);
});

test.each([
  ['zh-Hans', 'a word the glossary has replaced', '装好稳定版。', ['glossary']],
  ['en', 'a word the glossary has replaced', 'Run a user script.', ['glossary']],
  ['zh-Hans', 'a replaced word in brackets', 'Beta 版（测试版）是另一个扩展。', []],
  ['en', 'a statement that was found to be wrong', 'It closes after 30 seconds.', ['wrong']],
  ['en', 'another current version', 'Stable 1.4.0 loses data.', ['current']],
  ['zh-Hans', 'the current version', `目前的正式版是 ${latest.stable.version}。`, []],
  ['en', 'labels', 'Click **Create user script; now**.', []],
  ['en', 'code', 'Write `user script;`.\n\n```js\ndo not;\n```', []],
  ['en', 'quotations', 'It shows “do not; cannot”.\n\n> Do not; cannot.', []],
  [
    'en',
    'labels of diagrams',
    '```diagram title="One; two"\nstep a "Do not"\n```',
    ['semicolon', 'contraction'],
  ],
  ['en', 'front matter', '---\ntitle: One; two\nid: a;b\n---', ['semicolon']],
  ['en', 'attributes of components', '<Note title="One; two" id="a;b" />', ['semicolon']],
  ['en', 'table cells', '| One; two |\n| --- |\n| Three; four |', ['semicolon', 'semicolon']],
  ['en', 'an exception', '{/* prose ignore semicolon */}\n\nOne; do not.', ['contraction']],
] as const)('%s: %s', (language, _, source, ids) => {
  expect(found(language, source)).toEqual(ids);
});

test('names file, line, words and rule', () => {
  expect(problems('en', 'One.\n\nTwo,\nthree; four.')).toEqual([
    'page.mdx:4: make two sentences, or a list: …Two, three; four.… (semicolon)',
  ]);
});

test('reads the texts of content by the name of the file or the key above', () => {
  const yaml = 'text:\n  en: One; two\n  zh-Hans: 一\nid: a;b\n';
  expect(textsIn('releases/1.yaml', yaml)).toMatchObject([
    {language: 'en', source: 'One; two', line: 2},
    {language: 'zh-Hans', source: '一', line: 3},
  ]);
  const excepted = 'a:\n  # prose ignore semicolon\n  - One; two\n  - Three; four\n';
  expect(textsIn('tool/en.yaml', excepted).flatMap(proseProblems)).toEqual([
    'tool/en.yaml:4: make two sentences, or a list: …Three; four… (semicolon)',
  ]);
});
