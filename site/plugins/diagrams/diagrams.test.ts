import type {Root} from 'mdast';
import {VFile} from 'vfile';
import {expect, test} from 'vitest';
import {layoutDiagram} from './layout';
import {widthOf, wrap} from './measure';
import {describeDiagram, parseDiagram} from './parse-diagram';
import {remarkDiagrams} from './remark-diagrams';

const source = `
step site "脚本网站"
ask you "装不装？"
end page "运行"
site -> you "点安装"
you -> page
`;

test('reads boxes and arrows', () => {
  const {boxes, arrows} = parseDiagram(source);
  expect(boxes.map(({kind, id}) => `${kind} ${id}`)).toEqual(['step site', 'ask you', 'end page']);
  expect(arrows).toEqual([
    {from: 'site', to: 'you', label: '点安装'},
    {from: 'you', to: 'page', label: ''},
  ]);
});

test('a line it does not know and a box that is not there are refused', () => {
  expect(() => parseDiagram('site => you')).toThrow('"site => you"');
  expect(() => parseDiagram('step site "A"\nsite -> nowhere')).toThrow(
    '"nowhere", which isn’t a box',
  );
});

test('says in words what it draws', () => {
  expect(describeDiagram(parseDiagram(source))).toEqual([
    '脚本网站 (点安装) → 装不装？',
    '装不装？ → 运行',
  ]);
});

test('breaks lines between Han characters and between words, never before a full stop', () => {
  expect(wrap('一二三四，五六', 4)).toEqual(['一二三', '四，五六']);
  expect(wrap('one two three', 5)).toEqual(['one two', 'three']);
  expect(Math.max(...wrap('打开匹配的网页时运行', 8).map(widthOf))).toBeLessThanOrEqual(8);
});

test('parts that no arrow connects are drawn one below the other', () => {
  const parts = layoutDiagram(parseDiagram(`${source}step alone "A"`), 'TB', 8);
  expect(parts.map(({boxes}) => boxes.length)).toEqual([3, 1]);
});

test('a code block becomes a drawing, and a faulty one names its page', () => {
  const tree: Root = {
    type: 'root',
    children: [{type: 'code', lang: 'diagram', meta: 'title="T"', value: source}],
  };
  remarkDiagrams()(tree, new VFile({path: 'a.mdx'}));
  expect(tree.children[0]).toMatchObject({type: 'mdxJsxFlowElement', name: 'Diagram'});
  const faulty: Root = {type: 'root', children: [{type: 'code', lang: 'diagram', value: source}]};
  expect(() => remarkDiagrams()(faulty, new VFile({path: 'a.mdx'}))).toThrow(
    'a.mdx: A diagram needs',
  );
});
