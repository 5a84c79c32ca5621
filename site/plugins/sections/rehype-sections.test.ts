import type {Root, RootContent} from 'hast';
import {expect, test} from 'vitest';
import {rehypeSections} from './rehype-sections';

const element = (tagName: string): RootContent => ({
  type: 'element',
  tagName,
  properties: {},
  children: [],
});
const tags = (nodes: readonly RootContent[]): unknown[] =>
  nodes.map((node) =>
    node.type === 'element' && node.tagName === 'section'
      ? tags(node.children as RootContent[])
      : 'tagName' in node && node.tagName,
  );

function sections(children: RootContent[]): unknown[] {
  const tree: Root = {type: 'root', children};
  rehypeSections()(tree);
  return tags(tree.children);
}

test('a long page is cut before each heading, what stands above stays', () => {
  const parts = Array.from({length: 21}, () => ['h2', 'p', 'h3', 'pre', 'h4'].map(element)).flat();
  const cut = sections([element('p'), ...parts]);
  expect(cut).toHaveLength(1 + 2 * 42);
  const start = ['p', 'script', ['h2', 'p'], 'script', ['h3', 'pre', 'h4']];
  expect(cut.slice(0, 5)).toEqual(start);
});

test('a page of some length has pauses before its headings', () => {
  const parts = Array.from({length: 9}, () => ['h2', 'p'].map(element)).flat();
  expect(sections(parts).slice(0, 6)).toEqual(['script', 'h2', 'p', 'script', 'h2', 'p']);
});

test('a short page is left alone', () => {
  expect(sections([element('h2'), element('p')])).toEqual(['h2', 'p']);
});
