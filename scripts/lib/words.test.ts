import glossary from '@scriptcat/content/guide/glossary';
import {expect, test} from 'vitest';
import {habitProblems, type Page, versionProblems, wordProblems, wrongStatements} from './words';

const terms = glossary.rows;
const zh = (source: string): Page => ({file: 'page.mdx', language: 'zh-Hans', source});
const en = (source: string): Page => ({file: 'page.mdx', language: 'en', source});

test('names a word that the glossary has replaced', () => {
  expect(wordProblems(zh('装好稳定版。'), terms)).toEqual([
    'page.mdx, about line 1: write "正式版" instead of "稳定版"',
  ]);
  expect(wordProblems(en('Run a user script.'), terms)).toHaveLength(1);
});

test('leaves labels, code and quotations alone', () => {
  expect(wordProblems(en('Click **Create User Script**, `user script`.'), terms)).toEqual([]);
});

test('accepts a word that is named once in brackets', () => {
  expect(wordProblems(zh('Beta 版（测试版）是另一个扩展。'), terms)).toEqual([]);
});

test('names a turn of phrase the guide has left behind', () => {
  expect(habitProblems(en('Trash exists since 1.5.'))).toHaveLength(1);
  expect(habitProblems(zh('照第一节做。'))).toEqual([]);
});

test('names a page that calls another version current', () => {
  expect(versionProblems(en('Stable 1.4.0 loses data.'), '1.5.1')).toHaveLength(1);
  expect(versionProblems(zh('1.5 目前只有测试版'), '1.6.0')).toHaveLength(1);
  expect(versionProblems(zh('目前的正式版是 1.5.1'), '1.5.1')).toEqual([]);
});

test('a statement that was found to be wrong is refused, with what is true', () => {
  const page = {
    file: 'a.mdx',
    language: 'en',
    source: 'One.\nThe page closes after 30 seconds.',
  } as const;
  expect(wrongStatements(page)).toEqual([
    'a.mdx, about line 2: the update page no longer counts down since 1.5.0-beta.4',
  ]);
  expect(wrongStatements({...page, source: 'The page stays open.'})).toEqual([]);
});
