import Head from '@docusaurus/Head';
import {surveyTexts} from '@scriptcat/contract';
import {useLocalized} from '@site/src/shell/hooks/useLanguage';
import ThankYou from '@site/src/survey/ThankYou';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

/** Where a plain form post ends, for visitors without JavaScript. */
export default function Thanks(): ReactNode {
  const text = useLocalized();
  return (
    <Layout title={text(surveyTexts.thanks)}>
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <ThankYou />
    </Layout>
  );
}
