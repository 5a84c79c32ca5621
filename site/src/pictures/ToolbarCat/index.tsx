import ProductIcon from '../ProductIcon';
import styles from './styles.module.css';

interface Props {
  state: 'working' | 'blocked' | 'off';
}

const badges = {working: '1', blocked: '!', off: undefined} as const;

/** The toolbar icon as it looks in three situations; the words beside it say the same. */
export default function ToolbarCat({state}: Props) {
  return (
    <span className={styles.cat} data-look={state} aria-hidden="true">
      <ProductIcon look={state === 'working' ? 'stable' : 'off'} />
      {badges[state] && <span className={styles.badge}>{badges[state]}</span>}
    </span>
  );
}
