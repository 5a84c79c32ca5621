import {readdirSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {MdxjsEsm} from 'mdast-util-mdxjs-esm';
import {visit} from 'unist-util-visit';
import {siteFolder} from '../../folder';

const sources = path.join(siteFolder, 'src');

/** Every `<subject>/<Name>/index.tsx` below `src`, as a component's name and its module. */
function findComponents(): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const file of readdirSync(sources, {recursive: true, encoding: 'utf8'})) {
    const [subject, name, rest] = file.split(path.sep);
    if (subject === 'theme' || !name || rest !== 'index.tsx' || !/^[A-Z]/.test(name)) continue;
    const other = found.get(name);
    if (other)
      throw new Error(`${other} and src/${subject}/${name} have the same name. Rename one.`);
    found.set(name, `@site/src/${subject}/${name}`);
  }
  return found;
}

const importOf = (name: string, source: string): MdxjsEsm => ({
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
});

/**
 * Lets MDX name a component without importing it. A page then loads the components it uses, which
 * one `MDXComponents` list for every page would not allow.
 */
export function remarkAutoImport() {
  const components = findComponents();
  return (tree: Root) => {
    const written = tree.children
      .map((node) => (node.type === 'mdxjsEsm' ? node.value : ''))
      .join('\n');
    const names = new Set<string>();
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      const {name} = node as MdxJsxFlowElement;
      if (name && !new RegExp(`\\bimport ${name}\\b`).test(written)) names.add(name);
    });
    for (const name of names) {
      const source = components.get(name);
      if (source) tree.children.unshift(importOf(name, source));
    }
  };
}
