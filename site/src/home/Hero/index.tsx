import Link from '@docusaurus/Link';
import LatestRelease from '@site/src/changelog/LatestRelease';
import stats from '@site/src/identity/stats.json';
import {useLanguage, useLocalized} from '@site/src/shell/hooks/useLanguage';
import type {ReactNode} from 'react';
import {hero} from '../data/hero';
import {atLeast} from '../data/round-down';
import InstallChoices from '../InstallChoices';
import LiveDemo from '../LiveDemo';
import NextSteps from './NextSteps';
import styles from './styles.module.css';

/** The claim, one thing to press, and the product at work beside it. */
export default function Hero(): ReactNode {
  const text = useLocalized();
  const locale = useLanguage();
  const figure = (value: number) => atLeast(value, locale);
  return (
    <section className={styles.hero} id="hero">
      <div>
        <h1 className={styles.claim}>{text(hero.claim)}</h1>
        <p className={styles.support}>{text(hero.support)}</p>
        <div>
          <div className={styles.newcomer}>
            <InstallChoices />
          </div>
          <div className={styles.owner}>
            <NextSteps />
          </div>
        </div>
        <p className={styles.proof}>
          {text(hero.proof)(figure(stats.users.value), figure(stats.stars.value))}
          <br />
          {text(hero.latest)} <LatestRelease channel="stable" />
          {' · '}
          <Link to="/docs/change/">{text(hero.whatChanged)}</Link>
        </p>
      </div>
      <LiveDemo />
    </section>
  );
}
