import {createHash} from 'node:crypto';
import {Parser} from 'htmlparser2';

type Attributes = Readonly<Record<string, string>>;

/** Inline code of pages, each item as its CSP hash. */
export interface InlineCode {
  scripts: Set<string>;
  styles: Set<string>;
  attributes: Set<string>;
  /**
   * Event handler attributes cannot be allowed without weakening the policy, so they will not run.
   */
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

/** The directive that the hash of an element's content belongs to. */
function placeFor(tag: string, {src, type = ''}: Attributes, code: InlineCode) {
  if (tag === 'style') return code.styles;
  const isGoverned = tag === 'script' && src === undefined && governedType.test(type.trim());
  return isGoverned ? code.scripts : undefined;
}

function collectAttributes(tag: string, attributes: Attributes, code: InlineCode): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (name === 'style') code.attributes.add(hashOf(value));
    if (name.startsWith('on')) code.blockedHandlers.add(`${tag}[${name}]`);
  }
}

/** Adds the inline code of one page to `code`. */
export function collectInlineCode(html: string, code: InlineCode): void {
  let place: Set<string> | undefined;
  let text = '';
  const parser = new Parser({
    onopentag(tag, attributes) {
      collectAttributes(tag, attributes, code);
      place = placeFor(tag, attributes, code);
      text = '';
    },
    ontext(part) {
      if (place) text += part;
    },
    // Neither kind of element contains others.
    onclosetag() {
      place?.add(hashOf(text));
      place = undefined;
    },
  });
  parser.end(html);
}
