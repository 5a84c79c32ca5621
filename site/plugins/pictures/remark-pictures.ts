import type {LanguageTag} from '@scriptcat/contract';
import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import {describePicture} from './describe';

/**
 * Gives `<ProductPicture name="…">` and `<Clip name="…">` their file, size and description, so that a page
 * does not load the list of all pictures.
 */
export function remarkPictures({language}: {language: LanguageTag}) {
  return (tree: Root) => {
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      const {name: element, attributes} = node as MdxJsxFlowElement;
      if (element !== 'ProductPicture' && element !== 'Clip') return;
      const name = attributes.find(
        (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'name',
      )?.value;
      for (const [key, value] of Object.entries(describePicture(String(name), language))) {
        attributes.push({type: 'mdxJsxAttribute', name: key, value: String(value)});
      }
    });
  };
}
