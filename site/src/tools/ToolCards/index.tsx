import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Sections as cards: a title, a sentence and what the tool shows. */
export default function ToolCards({children}: {children: ReactNode}) {
  return <div className={styles.cards}>{children}</div>;
}
