import texts from '@scriptcat/content/texts/search/dialog';
import {fill} from '@scriptcat/contract';
import styles from './styles.module.css';

interface Props {
  /** How long the service asks to wait, when it is only busy. */
  busySeconds?: number | undefined;
  onRetry: () => void;
}

/** The service gave no results; the query stays in the field. */
export default function ErrorScreen({busySeconds: seconds, onRetry}: Props) {
  const {title, hint} = seconds === undefined ? texts.error : texts.busy;
  return (
    <div className={styles.emptyState} role="alert">
      <p className={styles.emptyTitle}>{title}</p>
      <p>{fill(hint, {seconds: seconds ?? 0})}</p>
      <button className={styles.retry} type="button" onClick={onRetry}>
        {texts.error.retry}
      </button>
    </div>
  );
}
