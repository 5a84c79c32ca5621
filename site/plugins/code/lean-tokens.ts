import type {Element, ElementContent} from 'hast';

/** Kinds of tokens that src/css/site.css colours; the others are plain text. */
const coloured = new Set(
  (
    'keyword literal built_in attr name meta string regexp addition number symbol bullet title ' +
    'section attribute comment'
  )
    .split(' ')
    .map((kind) => `hl-${kind}`),
);

const kindOf = (node: ElementContent | undefined): string | undefined => {
  const names = node?.type === 'element' ? node.properties.className : undefined;
  return Array.isArray(names) ? String(names[0]) : undefined;
};

const isGap = (node: ElementContent): boolean => node.type === 'text' && !node.value.trim();

/**
 * Emits few elements: only coloured tokens, and one for consecutive lines of comments, such as a
 * userscript's header.
 */
export function leanTokens(nodes: readonly ElementContent[]): ElementContent[] {
  const lean: ElementContent[] = [];
  for (const node of nodes.flatMap(colouredOnly)) {
    const gap = lean.at(-1);
    const before = gap && isGap(gap) ? lean.at(-2) : gap;
    if (kindOf(node) === 'hl-comment' && before && kindOf(before) === 'hl-comment') {
      if (gap && gap !== before) (before as Element).children.push(...lean.splice(-1));
      (before as Element).children.push(...(node as Element).children);
    } else lean.push(node);
  }
  return lean;
}

function colouredOnly(node: ElementContent): ElementContent[] {
  if (node.type !== 'element' || node.tagName !== 'span') return [node];
  const kind = kindOf(node) ?? '';
  const children = node.children.flatMap(colouredOnly);
  if (!coloured.has(kind)) return children;
  const parts = kind === 'hl-comment' ? children.flatMap(splitHeader) : children;
  return [{...node, properties: {className: [kind]}, children: parts}];
}

/** Turns the text of a comment such as `// @match https://…` into comment, key and value. */
function splitHeader(node: ElementContent): ElementContent[] {
  if (node.type !== 'text') return [node];
  const parts = /^(\/\/\s*)(@[\w:-]+)(.*)$/.exec(node.value);
  if (!parts) return [node];
  const [, slashes = '', key = '', value = ''] = parts;
  return [
    {type: 'text', value: slashes},
    {type: 'element', tagName: 'b', properties: {}, children: [{type: 'text', value: key}]},
    {type: 'text', value},
  ];
}
