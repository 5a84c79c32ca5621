import type {Element, ElementContent} from 'hast';
import {toHtml} from 'hast-util-to-html';
import {toText} from 'hast-util-to-text';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmTableFromMarkdown} from 'mdast-util-gfm-table';
import {toHast} from 'mdast-util-to-hast';
import {gfmTable} from 'micromark-extension-gfm-table';
import {visit} from 'unist-util-visit';
import {highlightCode} from '../code/rehype-code';

const isElement = (node: ElementContent | undefined, name: string): node is Element =>
  node?.type === 'element' && node.tagName === name;

const elementsOf = (node: Element, name: string) =>
  node.children.filter((child) => isElement(child, name));

function rowsOf(table: Element): Element[] {
  return table.children.flatMap((part) => (part.type === 'element' ? elementsOf(part, 'tr') : []));
}

/** On narrow screens a row becomes a list, so each cell needs a label. */
function labelCells(table: Element): void {
  const [head, ...rows] = rowsOf(table);
  const labels = head ? elementsOf(head, 'th').map((cell) => toText(cell)) : [];
  for (const row of rows) {
    for (const [index, cell] of elementsOf(row, 'td').entries()) {
      cell.properties['data-label'] = labels[index];
    }
  }
}

const isSpace = (node: ElementContent) => node.type === 'text' && node.value.trim() === '';

const firstOf = (node: Element) => node.children.find((child) => !isSpace(child));

/** The label that opens a paragraph or a list of facts; the catalogue prints them in bold. */
function labelOf(node: Element): Element | undefined {
  const first = firstOf(node);
  return isElement(first, 'strong') ? first : undefined;
}

/** Excludes labels and facts from search results, which show sentences. */
function besideThePoint(node: Element): Element | undefined {
  if (node.tagName === 'ul') {
    const item = firstOf(node);
    return isElement(item, 'li') && labelOf(item) ? node : undefined;
  }
  if (node.tagName !== 'p') return undefined;
  return labelOf(node);
}

/** Finds the page that a name in code is about. */
export type LinkOf = (name: string) => string | undefined;

/**
 * Turns the Markdown of the catalogue into HTML that needs no React in the browser. Code that has a
 * page becomes a link.
 */
export function staticHtml(markdown: string, linkOf: LinkOf = () => undefined): string {
  const tree = toHast(
    fromMarkdown(markdown, {extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()]}),
  );
  if (tree.type !== 'root') return '';
  highlightCode(tree);
  visit(tree, 'element', (node, index, parent) => {
    const isProse =
      parent?.type === 'element' && parent.tagName !== 'pre' && parent.tagName !== 'a';
    const href = isProse && node.tagName === 'code' && linkOf(toText(node));
    if (href && index !== undefined) {
      const link: Element = {type: 'element', tagName: 'a', properties: {href}, children: [node]};
      parent.children[index] = link;
      return index + 1;
    }
    if (node.tagName === 'table') labelCells(node);
    // Makes wide code scrollable by keyboard.
    if (node.tagName === 'pre') node.properties.tabIndex = 0;
    const aside = besideThePoint(node);
    if (aside) aside.properties['data-search'] = 'names';
    return undefined;
  });
  return toHtml(tree);
}
