import Head from '@docusaurus/Head';
import Translate, {translate} from '@docusaurus/Translate';
import {ErrorBoundaryError, ErrorBoundaryTryAgainButton} from '@docusaurus/theme-common';
import type {Props} from '@theme/Error';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export default function ErrorPageContent({error, tryAgain}: Props): ReactNode {
  return (
    <main className={styles.crash}>
      <Head>
        <title>
          {translate({
            id: 'crash.title',
            message: '页面出错',
            description: 'Browser title of a page that crashed',
          })}
        </title>
      </Head>
      <h1>
        <Translate id="theme.ErrorPageContent.title" description="Heading of a page that crashed">
          页面已崩溃。
        </Translate>
      </h1>
      <ErrorBoundaryTryAgainButton className="button button--primary" onClick={tryAgain} />
      <div className={styles.reason}>
        <ErrorBoundaryError error={error} />
      </div>
    </main>
  );
}
