import Head from '@docusaurus/Head';
import hero from '@scriptcat/content/texts/home/hero';
import Comparison from '@site/src/home/Comparison';
import Contributors from '@site/src/home/Contributors';
import Download from '@site/src/home/Download';
import {structuredData} from '@site/src/home/data/structured-data';
import Features from '@site/src/home/Features';
import Hero from '@site/src/home/Hero';
import Scenarios from '@site/src/home/Scenarios';
import styles from '@site/src/home/styles.module.css';
import TrustBadges from '@site/src/home/TrustBadges';
import Layout from '@theme/Layout';

export default function Home() {
  const {claim, support} = hero;
  return (
    <Layout title={claim} description={support}>
      <Head>
        <script type="application/ld+json">{JSON.stringify(structuredData())}</script>
      </Head>
      <main className={styles.home}>
        <Hero />
        <Scenarios />
        <Features />
        <TrustBadges />
        <Comparison />
        <Download />
        <Contributors />
      </main>
    </Layout>
  );
}
