import Head from '@docusaurus/Head';
import texts from '@scriptcat/content/texts/survey/form';
import UninstallSurvey from '@site/src/survey';
import Layout from '@theme/Layout';

export default function Uninstall() {
  const {title, lead} = texts;
  return (
    <Layout title={title} description={lead}>
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <UninstallSurvey />
    </Layout>
  );
}
