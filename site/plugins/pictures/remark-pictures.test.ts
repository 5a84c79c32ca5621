import type {Root} from 'mdast';
import {expect, test} from 'vitest';
import {remarkPictures} from './remark-pictures';

const treeWith = (name: string) =>
  ({
    type: 'root',
    children: [
      {
        type: 'mdxJsxFlowElement',
        name: 'ProductPicture',
        attributes: [{type: 'mdxJsxAttribute', name: 'name', value: name}],
        children: [],
      },
    ],
  }) as unknown as Root & {children: [{attributes: {name: string; value: string}[]}]};

test.each(['zh-Hans', 'en'] as const)(
  'gives a picture its file, size and words (%s)',
  (language) => {
    const tree = treeWith('popup');
    remarkPictures({language})(tree);
    const {file, width, height, alt} = Object.fromEntries(
      tree.children[0].attributes.map(({name, value}) => [name, value]),
    );
    expect(file).toBe(language === 'en' ? 'popup-en' : 'popup-zh');
    expect([Number(width) > 0, Number(height) > 0]).toEqual([true, true]);
    expect(alt).toContain(language === 'en' ? 'The popup' : '弹窗');
  },
);

test('a picture that is too wide for phones names the part to show there', () => {
  const [wide, narrow] = ['import', 'popup'].map(treeWith);
  for (const tree of [wide, narrow]) if (tree) remarkPictures({language: 'en'})(tree);
  expect(wide?.children[0].attributes).toContainEqual(
    expect.objectContaining({name: 'part', value: 'end'}),
  );
  expect(narrow?.children[0].attributes.map(({name}) => name)).not.toContain('part');
});

test('a name that no picture has is named', () => {
  expect(() => remarkPictures({language: 'en'})(treeWith('nope'))).toThrow('"nope"');
});
