import CopyButton from '@site/src/shell/CopyButton';
import type {ReactElement, ReactNode} from 'react';
import CheckedMark from '../CheckedMark';
import icons from './icons.module.css';
import SampleActions from './SampleActions';
import styles from './styles.module.css';

interface Props {
  children?: ReactNode;
  className?: string;
  /** Highlighted code as finished HTML, from plugins/code. */
  html?: string;
  /** A userscript's header, highlighted, and the line that stands for it. */
  header?: string;
  headerLine?: string;
  /** What follows the language on the fence, such as `title="name.user.js"`. */
  metastring?: string;
  title?: string;
  /** A file of samples/, and the demo page on which it does something. */
  sample?: string;
  demo?: string;
  /** Where the sample was run, in a sentence. */
  checked?: string | undefined;
}

const titleOf = (meta: string | undefined) => meta?.match(/\btitle="([^"]*)"/)?.[1];

/** The plain text of code that was not highlighted. */
function textOf(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return node.map(textOf).join('');
  if (node && typeof node === 'object' && 'props' in node) {
    return textOf((node as ReactElement<{children?: ReactNode}>).props.children);
  }
  return '';
}

const entities: Record<string, string> = {'&lt;': '<', '&gt;': '>', '&amp;': '&', '&quot;': '"'};

/** The plain text of highlighted code: spans go, and the few entities of the serialiser return. */
function textOfHtml(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&#x([\da-f]+);/gi, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/&(?:lt|gt|amp|quot);/g, (entity) => entities[entity] ?? entity);
}

/** Code arrives highlighted (plugins/code): here it gets its frame, its name and its buttons. */
export default function CodeBlock({
  children,
  className,
  html,
  header,
  headerLine,
  metastring,
  title = titleOf(metastring),
  sample,
  demo,
  checked,
}: Props) {
  const code = (html === undefined ? textOf(children) : textOfHtml(html)).trimEnd();
  const source = header ? `${textOfHtml(header)}\n\n${code}` : code;
  return (
    <figure className={styles.block} data-copy="">
      <figcaption className={styles.header} data-search="off">
        <span className={styles.name}>{title}</span>
        <CheckedMark text={checked} />
        {sample && <SampleActions file={sample} demo={demo} />}
        <CopyButton text={source} isShown className={icons.copy} />
      </figcaption>
      {header && (
        <details className={styles.metadata}>
          <summary data-search="off" data-markdown="skip">
            {headerLine}
          </summary>
          <pre className={styles.code} data-scrolls="">
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: highlighted at build time */}
            <code className="language-js" dangerouslySetInnerHTML={{__html: header}} />
          </pre>
        </details>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide block is scrolled by keyboard */}
      <pre className={styles.code} data-scrolls="" tabIndex={0}>
        {html === undefined ? (
          <code className={className}>{children}</code>
        ) : (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: highlighted at build time
          <code className={className} dangerouslySetInnerHTML={{__html: html}} />
        )}
      </pre>
    </figure>
  );
}
