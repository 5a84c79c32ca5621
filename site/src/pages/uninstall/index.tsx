import Head from '@docusaurus/Head';
import {surveyTexts} from '@scriptcat/contract';
import {useLocalized} from '@site/src/shell/hooks/useLanguage';
import UninstallSurvey from '@site/src/survey';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

export default function Uninstall(): ReactNode {
  const text = useLocalized();
  return (
    <Layout title={text(surveyTexts.title)} description={text(surveyTexts.lead)}>
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <UninstallSurvey />
    </Layout>
  );
}
