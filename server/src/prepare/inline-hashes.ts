import {createHash} from 'node:crypto';
import {type DefaultTreeAdapterTypes, parse} from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** Inline code of pages, each item as its CSP hash. */
export interface InlineCode {
  scripts: Set<string>;
  styles: Set<string>;
  attributes: Set<string>;
  /** Event handler attributes cannot be allowed without opening the policy; they will not run. */
  blockedHandlers: Set<string>;
}

export const noInlineCode = (): InlineCode => ({
  scripts: new Set(),
  styles: new Set(),
  attributes: new Set(),
  blockedHandlers: new Set(),
});

const hashOf = (text: string) =>
  `sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}`;

/** Types a browser runs or obeys; anything else (JSON-LD, templates) is data the policy ignores. */
const governedType =
  /^(|module|importmap|speculationrules|(text|application)\/(x-)?(java|ecma)script)$/i;

const attribute = (element: Element, name: string) =>
  element.attrs.find((candidate) => candidate.name === name)?.value;

function textOf(element: Element): string {
  return element.childNodes.map((node) => ('value' in node ? node.value : '')).join('');
}

function collectFrom(element: Element, code: InlineCode): void {
  if (element.tagName === 'script' && attribute(element, 'src') === undefined) {
    const type = (attribute(element, 'type') ?? '').trim();
    if (governedType.test(type)) code.scripts.add(hashOf(textOf(element)));
  }
  if (element.tagName === 'style') code.styles.add(hashOf(textOf(element)));
  for (const {name, value} of element.attrs) {
    if (name === 'style') code.attributes.add(hashOf(value));
    if (name.startsWith('on')) code.blockedHandlers.add(`${element.tagName}[${name}]`);
  }
}

/** Adds the inline code of one page to `code`. */
export function collectInlineCode(html: string, code: InlineCode): void {
  const pending: Node[] = [parse(html)];
  for (let node = pending.pop(); node; node = pending.pop()) {
    if ('attrs' in node) collectFrom(node, code);
    if ('content' in node) pending.push(node.content);
    if ('childNodes' in node) pending.push(...node.childNodes);
  }
}
