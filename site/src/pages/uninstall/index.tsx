import Head from '@docusaurus/Head';
import words from '@scriptcat/content/survey/form';
import {useLanguage} from '@site/src/shell/hooks/useLanguage';
import UninstallSurvey from '@site/src/survey';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

export default function Uninstall(): ReactNode {
  const {title, lead} = words[useLanguage()];
  return (
    <Layout title={title} description={lead}>
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <UninstallSurvey />
    </Layout>
  );
}
