import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** How long the service asks to wait, when it is only busy. */
  busySeconds?: number | undefined;
  onRetry: () => void;
}

/** The service gave no results; the query stays in the field. */
export default function ErrorScreen({busySeconds, onRetry}: Props): ReactNode {
  return (
    <div className={styles.emptyState} role="alert">
      {busySeconds === undefined ? <Unreachable /> : <Busy seconds={busySeconds} />}
      <button className={styles.retry} type="button" onClick={onRetry}>
        <Translate id="search.error.retry" description="Button that repeats a failed search">
          重试
        </Translate>
      </button>
    </div>
  );
}

function Unreachable(): ReactNode {
  return (
    <>
      <p className={styles.emptyTitle}>
        <Translate id="search.error.title" description="The search service could not be reached">
          无法获取搜索结果
        </Translate>
      </p>
      <p>
        <Translate id="search.error.hint" description="What to check when search fails">
          请检查网络连接是否正常。
        </Translate>
      </p>
    </>
  );
}

function Busy({seconds}: {seconds: number}): ReactNode {
  return (
    <>
      <p className={styles.emptyTitle}>
        <Translate id="search.busy.title" description="The search service has too much to do">
          搜索请求太多，暂时忙不过来
        </Translate>
      </p>
      <p>
        <Translate
          id="search.busy.hint"
          description="When to try again; seconds is a whole number"
          values={{seconds}}
        >
          {'请在 {seconds} 秒后重试。'}
        </Translate>
      </p>
    </>
  );
}
