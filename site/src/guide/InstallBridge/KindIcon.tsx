import type {ScriptKind} from './parse-install-hash';
import styles from './styles.module.css';

const drawings: Record<ScriptKind, string> = {
  page: 'm9 8-4 4 4 4M15 8l4 4-4 4',
  background: 'M12 4a8 8 0 1 0 8 8M12 7v5l3 2M15 3l5 1-2 4',
  subscription: 'M5 6h.01M5 12h.01M5 18h.01M9 6h10M9 12h10M9 18h10',
  unclear: 'M7 3h7l4 4v14H7zM14 3v4h4',
};

/** What kind of script an address ends in. Icons of other sites are not loaded. */
export default function KindIcon({kind}: {kind: ScriptKind}) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" data-kind={kind} aria-hidden="true">
      <path d={drawings[kind]} />
    </svg>
  );
}
