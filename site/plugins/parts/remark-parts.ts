import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {MdxjsEsm} from 'mdast-util-mdxjs-esm';
import {visit} from 'unist-util-visit';

const components = path.resolve(__dirname, '../../src/components');

const importOf = (name: string): MdxjsEsm => {
  const source = `@site/src/components/${name}`;
  return {
    type: 'mdxjsEsm',
    value: '',
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        body: [
          {
            type: 'ImportDeclaration',
            attributes: [],
            specifiers: [{type: 'ImportDefaultSpecifier', local: {type: 'Identifier', name}}],
            source: {type: 'Literal', value: source, raw: JSON.stringify(source)},
          },
        ],
      },
    },
  };
};

/**
 * Prose names a part of src/components and has it, without an import; a page loads the parts it
 * uses, which a list of all of them for every page would not allow.
 */
export function remarkParts() {
  return (tree: Root) => {
    const imported = tree.children
      .map((node) => (node.type === 'mdxjsEsm' ? node.value : ''))
      .join('\n');
    const names = new Set<string>();
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      const {name} = node as MdxJsxFlowElement;
      if (name && /^[A-Z]\w*$/.test(name)) names.add(name);
    });
    const wanted = [...names].filter(
      (name) =>
        !new RegExp(`\\bimport ${name}\\b`).test(imported) &&
        existsSync(path.join(components, name, 'index.tsx')),
    );
    tree.children.unshift(...wanted.map(importOf));
  };
}
