import Head from '@docusaurus/Head';
import words from '@scriptcat/content/survey/form';
import {useLanguage} from '@site/src/shell/hooks/useLanguage';
import ThankYou from '@site/src/survey/ThankYou';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

/** The page after a plain form post, for visitors without JavaScript. */
export default function Thanks(): ReactNode {
  return (
    <Layout title={words[useLanguage()].thanks}>
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <ThankYou />
    </Layout>
  );
}
