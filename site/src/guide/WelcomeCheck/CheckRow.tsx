import texts from '@scriptcat/content/texts/guide/welcome';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Something that the page has seen for itself. */
export default function CheckRow({children}: {children: ReactNode}) {
  return (
    <li className={styles.row}>
      <span className={styles.state}>{texts.done}</span>
      <span>{children}</span>
    </li>
  );
}
