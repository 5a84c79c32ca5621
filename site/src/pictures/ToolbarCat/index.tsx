import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  state: 'working' | 'blocked' | 'off';
}

const badges = {working: '1', blocked: '!', off: undefined} as const;

/** The toolbar icon as it looks in three situations; the words beside it say the same. */
export default function ToolbarCat({state}: Props): ReactNode {
  return (
    <span className={styles.cat} data-look={state} aria-hidden="true">
      <svg viewBox="0 0 32 32" aria-hidden="true">
        <path d="M6 3l6 5.2a12 12 0 0 1 8 0L26 3l1.2 10.6A9.8 9.8 0 0 1 28 17.5c0 6-5.4 10-12 10s-12-4-12-10a9.8 9.8 0 0 1 .8-3.9z" />
        <path
          className={styles.whiskers}
          d="M8 18.5l-7-1.200M8 21.5l-6.5 1.5M24 18.5l7-1.200M24 21.5l6.5 1.5"
        />
      </svg>
      {badges[state] && <span className={styles.badge}>{badges[state]}</span>}
    </span>
  );
}
