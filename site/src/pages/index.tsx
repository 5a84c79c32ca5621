import Head from '@docusaurus/Head';
import Comparison from '@site/src/components/home/Comparison';
import Contributors from '@site/src/components/home/Contributors';
import Download from '@site/src/components/home/Download';
import Features from '@site/src/components/home/Features';
import Hero from '@site/src/components/home/Hero';
import Scenarios from '@site/src/components/home/Scenarios';
import TrustBadges from '@site/src/components/home/TrustBadges';
import {hero} from '@site/src/data/home/hero';
import {structuredData} from '@site/src/data/home/structured-data';
import {useLocale, useLocalized} from '@site/src/hooks/useLocale';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import styles from './index.module.css';

export default function Home(): ReactNode {
  const locale = useLocale();
  const text = useLocalized();
  return (
    <Layout title={text(hero.claim)} description={text(hero.support)}>
      <Head>
        <script type="application/ld+json">{JSON.stringify(structuredData(locale))}</script>
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
