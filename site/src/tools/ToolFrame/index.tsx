import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  input: ReactNode;
  answer: ReactNode;
  /** The main action and the link to this case; stays in view on a phone. */
  bar?: ReactNode;
  /** A newer answer is on its way. */
  isPending?: boolean;
  /** What needs the full width, below both. */
  children?: ReactNode;
}

/** Input at the start, answer at the end, both in view on a wide screen. */
export default function ToolFrame({input, answer, bar, isPending, children}: Props): ReactNode {
  return (
    <div className={styles.frame}>
      <div className={styles.input}>
        {input}
        {bar && (
          <div className={styles.bar} data-main>
            {bar}
          </div>
        )}
      </div>
      <div className={styles.answer} aria-busy={isPending || undefined}>
        {answer}
      </div>
      {children && <div className={styles.rest}>{children}</div>}
    </div>
  );
}
