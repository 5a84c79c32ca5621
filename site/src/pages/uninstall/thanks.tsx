import Head from '@docusaurus/Head';
import texts from '@scriptcat/content/texts/survey/form';
import ThankYou from '@site/src/survey/ThankYou';
import Layout from '@theme/Layout';

/** The page after a plain form post, for visitors without JavaScript. */
export default function Thanks() {
  return (
    <Layout title={texts.thanks}>
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <ThankYou />
    </Layout>
  );
}
