import type {ReactNode} from 'react';
import type {ToolState} from '../worker/useTool';
import ShareLink from './ShareLink';
import styles from './styles.module.css';
import ToolNotice from './ToolNotice';

interface Props {
  input: ReactNode;
  answer: ReactNode;
  /** The question on its way to the worker. */
  state?: ToolState<unknown>;
  /** What a link to this case carries. */
  share?: Readonly<Record<string, string>>;
  /** The main action; it stays in view on a phone, with the link. */
  action?: ReactNode;
  /** What needs the full width, below both. */
  children?: ReactNode;
}

/** Input at the start, answer at the end, both in view on a wide screen. */
export default function ToolFrame(props: Props) {
  const {input, answer, state, share, action, children} = props;
  return (
    <div className={styles.frame}>
      <div className={styles.input}>
        {input}
        {share && (
          <div className={styles.bar}>
            {action}
            <ShareLink state={share} />
          </div>
        )}
      </div>
      <div className={styles.answer} aria-busy={state?.isPending || undefined}>
        {state && <ToolNotice state={state} />}
        {answer}
      </div>
      {children && <div className={styles.rest}>{children}</div>}
    </div>
  );
}
