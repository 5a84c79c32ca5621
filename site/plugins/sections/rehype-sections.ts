import type {Element, Root, RootContent} from 'hast';

/** Pages with more parts than this take a phone long to parse. */
const several = 8;
/** Pages with more parts than this take a phone long to lay out as well. */
const many = 40;

const isHeading = (node: RootContent): boolean =>
  node.type === 'element' && /^h[23]$/.test(node.tagName);

/** Lets the browser do something else in between; see `src/components/ParserPause`. */
const pause = (): Element => ({
  type: 'element',
  tagName: 'script',
  properties: {type: 'text/plain'},
  children: [],
});

function withPauses(nodes: readonly RootContent[]): RootContent[] {
  return nodes.flatMap((node) => (isHeading(node) ? [pause(), node] : [node]));
}

/**
 * Cuts a page into pieces that the browser parses one by one. Each part of a long page is put into
 * a section of its own, which is laid out when it comes near (`.long-part` in site.css); searching
 * in the page and links to anchors still reach all.
 */
export function rehypeSections() {
  return (tree: Root) => {
    const parts = tree.children.filter(isHeading).length;
    if (parts <= several) return;
    if (parts <= many) {
      tree.children = withPauses(tree.children);
      return;
    }
    const children: RootContent[] = [];
    let section: Element | undefined;
    for (const node of tree.children) {
      if (isHeading(node)) {
        section = {
          type: 'element',
          tagName: 'section',
          properties: {className: ['long-part']},
          children: [],
        };
        children.push(pause(), section);
      }
      const isCode = node.type === ('mdxjsEsm' as string);
      if (section && !isCode) section.children.push(node as Element);
      else children.push(node);
    }
    tree.children = children;
  };
}
