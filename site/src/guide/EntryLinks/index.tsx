import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** A Markdown list: each item a link, then a paragraph about what is behind it. */
  children: ReactNode;
  size?: 'large';
}

/** Turns a list of links into cards. Written as Markdown, so the links are checked by file. */
export default function EntryLinks({children, size}: Props) {
  return (
    <div className={styles.doors} data-size={size}>
      {children}
    </div>
  );
}
