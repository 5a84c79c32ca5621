import texts from '@scriptcat/content/texts/shell/load-failure';
import type OriginalLoading from '@theme/Loading';
import type {ComponentProps} from 'react';
import styles from './styles.module.css';

export default function Loading({error, retry, pastDelay}: ComponentProps<typeof OriginalLoading>) {
  if (error) {
    return (
      <div className={styles.failure} role="alert">
        <p>{String(error)}</p>
        <button className="button button--primary" type="button" onClick={retry}>
          {texts.retry}
        </button>
      </div>
    );
  }
  return pastDelay ? (
    <div id="nprogress" className={styles.loading}>
      <div className="spinner-icon" />
    </div>
  ) : null;
}
