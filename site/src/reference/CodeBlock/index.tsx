import CopyButton from '@site/src/shell/CopyButton';
import type {ReactElement, ReactNode} from 'react';
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
}

const metaValue = (meta: string | undefined, name: string) =>
  meta?.match(new RegExp(`\\b${name}="([^"]*)"`))?.[1];

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
  title,
}: Props) {
  const name = title ?? metaValue(metastring, 'title');
  const sample = metaValue(metastring, 'sample');
  const code = (html === undefined ? textOf(children) : textOfHtml(html)).trimEnd();
  const source = header ? `${textOfHtml(header)}\n\n${code}` : code;
  return (
    <figure className={styles.block} data-copy="">
      <figcaption className={styles.header} data-search="off">
        <span className={styles.name}>{name}</span>
        {sample && <SampleActions file={sample} demo={metaValue(metastring, 'demo')} />}
        <CopyButton text={source} isShown />
      </figcaption>
      {header && (
        <details className={styles.metadata}>
          <summary data-search="off">{headerLine}</summary>
          <pre className={styles.code} data-scrolls="">
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: highlighted at build time */}
            <code dangerouslySetInnerHTML={{__html: header}} />
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
