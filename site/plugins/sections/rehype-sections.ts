import type {Element, Root, RootContent} from 'hast';

/** Pages with more parts than this take a phone long to lay out. */
const many = 40;

const isHeading = (node: RootContent): boolean =>
  node.type === 'element' && /^h[23]$/.test(node.tagName);

/**
 * Puts each part of a long page into a section of its own, which the browser lays out when it comes
 * near (`.long-part` in site.css); searching in the page and links to anchors still reach all.
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
        children.push(section);
      }
      const isCode = node.type === ('mdxjsEsm' as string);
      if (section && !isCode) section.children.push(node as Element);
      else children.push(node);
    }
    tree.children = children;
  };
}
