import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** An entry's text with its example beside it, where there is room. */
export default function ReferenceEntry({children}: {children: ReactNode}): ReactNode {
  return (
    <div className={styles.entry} data-wide="">
      {children}
    </div>
  );
}
