import type {ReactNode} from 'react';
import styles from './Sentence.module.css';

/** The answer in one sentence, read out when it changes. */
export default function Sentence({children}: {children: ReactNode}): ReactNode {
  return (
    <p className={styles.sentence} role="status">
      {children}
    </p>
  );
}
