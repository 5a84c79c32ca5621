import Head from '@docusaurus/Head';
import Comparison from '@site/src/home/Comparison';
import Contributors from '@site/src/home/Contributors';
import Download from '@site/src/home/Download';
import {hero} from '@site/src/home/data/hero';
import {structuredData} from '@site/src/home/data/structured-data';
import Features from '@site/src/home/Features';
import Hero from '@site/src/home/Hero';
import Scenarios from '@site/src/home/Scenarios';
import styles from '@site/src/home/styles.module.css';
import TrustBadges from '@site/src/home/TrustBadges';
import {useLanguage, useLocalized} from '@site/src/shell/hooks/useLanguage';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

export default function Home(): ReactNode {
  const language = useLanguage();
  const text = useLocalized();
  return (
    <Layout title={text(hero.claim)} description={text(hero.support)}>
      <Head>
        <script type="application/ld+json">{JSON.stringify(structuredData(language))}</script>
      </Head>
      <main className={styles.home}>
        <Hero />
        <TrustBadges />
        <Features />
        <Comparison />
        <Scenarios />
        <Download />
        <Contributors />
      </main>
    </Layout>
  );
}
