import Head from '@docusaurus/Head';
import {ErrorBoundaryError, ErrorBoundaryTryAgainButton} from '@docusaurus/theme-common';
import texts from '@scriptcat/content/texts/shell/error-page';
import type {Props} from '@theme/Error';
import styles from './styles.module.css';

export default function ErrorPageContent({error, tryAgain}: Props) {
  return (
    <main className={styles.crash}>
      <Head>
        <title>{texts.title}</title>
      </Head>
      <h1>{texts.heading}</h1>
      <ErrorBoundaryTryAgainButton className="button button--primary" onClick={tryAgain} />
      <div className={styles.reason}>
        <ErrorBoundaryError error={error} />
      </div>
    </main>
  );
}
