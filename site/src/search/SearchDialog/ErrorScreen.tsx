import texts from '@scriptcat/content/texts/search/dialog';
import {fill} from '@scriptcat/contract';
import styles from './styles.module.css';

interface Props {
  /** How long the service asks to wait, when it is only busy. */
  busySeconds?: number | undefined;
  onRetry: () => void;
}

/** The service gave no results; the query stays in the field. */
export default function ErrorScreen({busySeconds, onRetry}: Props) {
  return (
    <div className={styles.emptyState} role="alert">
      {busySeconds === undefined ? <Unreachable /> : <Busy seconds={busySeconds} />}
      <button className={styles.retry} type="button" onClick={onRetry}>
        {texts.error.retry}
      </button>
    </div>
  );
}

function Unreachable() {
  return (
    <>
      <p className={styles.emptyTitle}>{texts.error.title}</p>
      <p>{texts.error.hint}</p>
    </>
  );
}

function Busy({seconds}: {seconds: number}) {
  return (
    <>
      <p className={styles.emptyTitle}>{texts.busy.title}</p>
      <p>{fill(texts.busy.hint, {seconds})}</p>
    </>
  );
}
