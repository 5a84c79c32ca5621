import CopyButton from '@site/src/components/CopyButton';
import type {ReactElement, ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  children?: ReactNode;
  className?: string;
  /** What follows the language on the fence, such as `title="name.user.js"`. */
  metastring?: string;
  title?: string;
}

const metaValue = (meta: string | undefined, name: string) =>
  meta?.match(new RegExp(`\\b${name}="([^"]*)"`))?.[1];

/** The plain text of highlighted code. */
function textOf(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return node.map(textOf).join('');
  if (node && typeof node === 'object' && 'props' in node) {
    return textOf((node as ReactElement<{children?: ReactNode}>).props.children);
  }
  return '';
}

/** Code arrives highlighted (plugins/code): here it gets its frame, its name and a copy button. */
export default function CodeBlock({children, className, metastring, title}: Props): ReactNode {
  const name = title ?? metaValue(metastring, 'title');
  return (
    <figure className={styles.block}>
      <figcaption className={styles.header}>
        <span className={styles.name}>{name}</span>
        <CopyButton text={textOf(children).trimEnd()} />
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide block is scrolled by keyboard */}
      <pre className={styles.code} tabIndex={0}>
        <code className={className}>{children}</code>
      </pre>
    </figure>
  );
}
