import type {Element, Root, RootContent} from 'hast';

/** Pages with more parts than this take a phone long to lay out. */
const many = 40;

const isHeading = (node: RootContent): boolean =>
  node.type === 'element' && /^h[23]$/.test(node.tagName);

/**
 * After a script, even an empty one, a browser that has parsed for long lets the reader's touch
 * through before it goes on; elsewhere it parses all it has in one go. The type says that it is not
 * to be run.
 */
const pause = (): Element => ({
  type: 'element',
  tagName: 'script',
  properties: {type: 'text/plain'},
  children: [],
});

/**
 * Puts each part of a long page into a section of its own, which the browser parses piece by piece
 * and lays out when it comes near (`.long-part` in site.css); searching in the page and links to
 * anchors still reach all.
 */
export function rehypeSections() {
  return (tree: Root) => {
    if (tree.children.filter(isHeading).length <= many) return;
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
