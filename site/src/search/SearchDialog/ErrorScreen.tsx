import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** The service could not be reached; the query stays in the field. */
export default function ErrorScreen({onRetry}: {onRetry: () => void}): ReactNode {
  return (
    <div className={styles.emptyState} role="alert">
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
      <button className={styles.retry} type="button" onClick={onRetry}>
        <Translate id="search.error.retry" description="Button that repeats a failed search">
          重试
        </Translate>
      </button>
    </div>
  );
}
