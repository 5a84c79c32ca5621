import words from '@scriptcat/content/guide/welcome';
import {useLanguage} from '@site/src/shell/hooks/useLanguage';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Something that the page has seen for itself. */
export default function CheckRow({children}: {children: ReactNode}): ReactNode {
  return (
    <li className={styles.row}>
      <span className={styles.state}>{words[useLanguage()].done}</span>
      <span>{children}</span>
    </li>
  );
}
