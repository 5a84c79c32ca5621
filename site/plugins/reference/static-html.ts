import type {Element, ElementContent, Root} from 'hast';
import {toHtml} from 'hast-util-to-html';
import {toText} from 'hast-util-to-text';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmTableFromMarkdown} from 'mdast-util-gfm-table';
import {toHast} from 'mdast-util-to-hast';
import {gfmTable} from 'micromark-extension-gfm-table';
import {visit} from 'unist-util-visit';
import {highlightCode} from '../code/rehype-code';

const longTable = 8;

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

/** A title followed by a long table becomes a fold with that title. */
function foldTable(title: Element, table: Element): Element {
  return {
    type: 'element',
    tagName: 'details',
    properties: {},
    children: [
      {type: 'element', tagName: 'summary', properties: {}, children: title.children},
      table,
    ],
  };
}

function foldLongTables(root: Root): void {
  const blocks = root.children.filter((node) => node.type === 'element');
  const folded: Element[] = [];
  for (const block of blocks) {
    const title = folded.at(-1);
    if (
      block.tagName === 'table' &&
      title?.tagName === 'p' &&
      title.children.length === 1 &&
      isElement(title.children[0], 'strong') &&
      rowsOf(block).length > longTable
    ) {
      folded[folded.length - 1] = foldTable(title, block);
    } else {
      folded.push(block);
    }
  }
  root.children = folded;
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
  // A paragraph in italics only says where the entry was checked.
  const isRemark = node.children.length === 1 && isElement(node.children[0], 'em');
  return isRemark ? node : labelOf(node);
}

/** Turns the Markdown of the catalogue into HTML that needs no React in the browser. */
export function staticHtml(markdown: string): string {
  const tree = toHast(
    fromMarkdown(markdown, {extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()]}),
  );
  if (tree.type !== 'root') return '';
  highlightCode(tree);
  visit(tree, 'element', (node) => {
    if (node.tagName === 'table') labelCells(node);
    // Makes wide code scrollable by keyboard.
    if (node.tagName === 'pre') node.properties.tabIndex = 0;
    const aside = besideThePoint(node);
    if (aside) aside.properties['data-search'] = 'names';
  });
  foldLongTables(tree);
  return toHtml(tree);
}
