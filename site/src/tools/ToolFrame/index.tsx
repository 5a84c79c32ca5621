import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  input: ReactNode;
  answer: ReactNode;
  /** What needs the full width, below both. */
  children?: ReactNode;
}

/** Input at the start, answer at the end, both in view on a wide screen. */
export default function ToolFrame({input, answer, children}: Props): ReactNode {
  return (
    <div className={styles.frame}>
      <div className={styles.input}>{input}</div>
      <div className={styles.answer}>{answer}</div>
      {children && <div className={styles.rest}>{children}</div>}
    </div>
  );
}
