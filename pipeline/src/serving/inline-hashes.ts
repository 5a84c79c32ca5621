import {createHash} from 'node:crypto';
import {parse, type DefaultTreeAdapterTypes as Tree} from 'parse5';

type Attributes = Readonly<Record<string, string>>;

/** Inline code of pages, each item as its CSP hash. */
export interface InlineCode {
  scripts: string[];
  styles: string[];
  attributes: string[];
  /**
   * Event handler attributes cannot be allowed without weakening the policy, so they will not run.
   */
  blockedHandlers: string[];
}

const hashOf = (text: string) =>
  `sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}`;

/** Types a browser runs or obeys; anything else (JSON-LD, templates) is data the policy ignores. */
const governedType =
  /^(|module|importmap|speculationrules|(text|application)\/(x-)?(java|ecma)script)$/i;

/** The directive that the hash of an element's content belongs to. */
function placeFor(tag: string, {src, type = ''}: Attributes, code: InlineCode) {
  if (tag === 'style') return code.styles;
  const isGoverned = tag === 'script' && src === undefined && governedType.test(type.trim());
  return isGoverned ? code.scripts : undefined;
}

function collectAttributes(tag: string, attributes: Attributes, code: InlineCode): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (name === 'style') code.attributes.push(hashOf(value));
    if (name.startsWith('on')) code.blockedHandlers.push(`${tag}[${name}]`);
  }
}

const textOf = (node: Tree.Element) =>
  node.childNodes.map((child) => ('value' in child ? child.value : '')).join('');

function collectNode(node: Tree.Node, code: InlineCode): void {
  if ('tagName' in node) {
    const attributes = Object.fromEntries(node.attrs.map(({name, value}) => [name, value]));
    collectAttributes(node.tagName, attributes, code);
    placeFor(node.tagName, attributes, code)?.push(hashOf(textOf(node)));
  }
  if ('content' in node) collectNode(node.content, code);
  if ('childNodes' in node) for (const child of node.childNodes) collectNode(child, code);
}

/** The inline code of one page. */
export function inlineCodeOf(html: string): InlineCode {
  const code: InlineCode = {scripts: [], styles: [], attributes: [], blockedHandlers: []};
  // As a browser without scripts, which also reads the styles inside <noscript>.
  collectNode(parse(html, {scriptingEnabled: false}), code);
  return code;
}
