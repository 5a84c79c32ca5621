import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Its children beside each other where there is room. */
export default function Columns({children}: {children: ReactNode}) {
  return <div className={styles.columns}>{children}</div>;
}
