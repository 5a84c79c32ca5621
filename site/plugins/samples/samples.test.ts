import {expect, test} from 'vitest';
import {splitHeader, translateSample} from './read-sample';
import {headerLine, onlyOwnHeader, sampleFacts} from './sample-facts';

const source = `// ==UserScript==
// @name Tea
// @name:zh-CN 茶
// @match https://docs.scriptcat.org/*demo/shop/*
// @grant GM_log
// ==/UserScript==

// Says tea.
GM_log('Tea');
`;

test('splits header and code', () => {
  const {header, code} = splitHeader(source);
  expect(header.split('\n')).toHaveLength(6);
  expect(code.startsWith('// Says tea.')).toBe(true);
});

test('summarises the header in one line', () => {
  const facts = sampleFacts(source);
  expect(facts).toMatchObject({kind: 'page', demo: 'shop', name: {'zh-Hans': '茶', en: 'Tea'}});
  expect(headerLine(facts, 'en')).toBe('6 header lines · page script · @grant GM_log');
});

test('leaves out header lines in other languages', () => {
  expect(onlyOwnHeader(source, 'en')).toBe(source.replace('// @name:zh-CN 茶\n', ''));
  expect(onlyOwnHeader(source, 'zh-Hans')).toBe(source);
});

test('Chinese texts go into the code and leave the header alone', () => {
  const chinese = translateSample(source, {Tea: '茶', 'Says tea.': '说茶。'});
  expect(chinese).toContain('// @name Tea');
  expect(chinese).toContain("// 说茶。\nGM_log('茶');");
});
