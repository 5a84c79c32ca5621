import type {Element, Root} from 'hast';
import {toMdast} from 'hast-util-to-mdast';
import {toText} from 'hast-util-to-text';
import {gfmToMarkdown} from 'mdast-util-gfm';
import {toMarkdown} from 'mdast-util-to-markdown';
import {EXIT, SKIP, visit} from 'unist-util-visit';

/** A page as Markdown, with what `llms.txt` lists about it. */
export interface MarkdownCopy {
  title: string;
  description: string;
  markdown: string;
}

const hasClass = (node: Element, name: string) =>
  Array.isArray(node.properties.className) && node.properties.className.includes(name);

const INTERFACE_TAGS = new Set(
  'button svg script style input label legend output select textarea'.split(' '),
);

/** Controls and decoration, which a Markdown copy leaves out. */
const isInterfaceOnly = (node: Element) =>
  INTERFACE_TAGS.has(node.tagName) ||
  hasClass(node, 'hash-link') ||
  // The text alternative describes a drawing.
  node.properties.role === 'img' ||
  // The same picture for the dark theme.
  /-dark\.\w+$/.test(String(node.properties.src)) ||
  node.properties.ariaHidden === 'true' ||
  node.properties.dataMarkdown === 'skip';

function removeInterface(tree: Element): void {
  visit(tree, (node, index, parent) => {
    if (!parent || index === undefined) return;
    // React separates neighbouring texts by comments, which would split links and sentences.
    const isLeftOut = node.type === 'comment' || (node.type === 'element' && isInterfaceOnly(node));
    if (!isLeftOut) return;
    parent.children.splice(index, 1);
    return [SKIP, index];
  });
}

/** Replaces the highlighter's spans by one text with its language. */
function plainCode(tree: Element): void {
  visit(tree, 'element', (node) => {
    if (node.tagName !== 'pre') return;
    const code = node.children.find((child) => child.type === 'element');
    if (!code) return;
    code.children = [{type: 'text', value: toText(code, {whitespace: 'pre'})}];
    return SKIP;
  });
}

function absoluteLinks(tree: Element, url: string): void {
  visit(tree, 'element', (node) => {
    for (const name of ['href', 'src'] as const) {
      const value = node.properties[name];
      if (typeof value === 'string' && URL.canParse(value, url)) {
        node.properties[name] = new URL(value, url).href;
      }
    }
  });
}

function findElement(tree: Root, test: (node: Element) => boolean): Element | undefined {
  let found: Element | undefined;
  visit(tree, 'element', (node) => {
    if (!test(node)) return;
    found = node;
    return EXIT;
  });
  return found;
}

/** Converts the article of a documentation page; returns nothing for other pages. */
export function readMarkdown(tree: Root, url: string): MarkdownCopy | undefined {
  const original = findElement(tree, (node) => hasClass(node, 'theme-doc-markdown'));
  if (!original) return undefined;
  const article = structuredClone(original);
  const meta = findElement(
    tree,
    (node) => node.tagName === 'meta' && node.properties.name === 'description',
  );
  removeInterface(article);
  plainCode(article);
  absoluteLinks(article, url);
  const heading = findElement({type: 'root', children: [article]}, (node) => node.tagName === 'h1');
  const body = toMarkdown(toMdast(article) as Parameters<typeof toMarkdown>[0], {
    extensions: [gfmToMarkdown()],
    bullet: '-',
  });
  return {
    title: heading ? toText(heading) : '',
    description: String(meta?.properties.content ?? ''),
    markdown: `${body.trim()}\n`,
  };
}
