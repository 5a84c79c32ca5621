import Link from '@docusaurus/Link';
import texts from '@scriptcat/content/texts/home/hero';
import language from '@scriptcat/content/texts/language';
import {fill} from '@scriptcat/contract';
import LatestRelease from '@site/src/changelog/LatestRelease';
import {atLeast} from '../data/round-down';
import stats from '../data/stats.json';
import InstallChoices from '../InstallChoices';
import LiveDemo from '../LiveDemo';
import NextSteps from './NextSteps';
import styles from './styles.module.css';

/** The claim, one call to action, and the live demo. */
export default function Hero() {
  const users = atLeast(stats.users.value, language);
  const stars = atLeast(stats.stars.value, language);
  return (
    <section className={styles.hero} id="hero">
      <div>
        <h1 className={styles.claim}>{texts.claim}</h1>
        <p className={styles.support}>{texts.support}</p>
        <div>
          <div className={styles.newcomer}>
            <InstallChoices />
          </div>
          <div className={styles.owner}>
            <NextSteps />
          </div>
        </div>
        <p className={styles.proof}>
          {fill(texts.proof, {users, stars})}
          <br />
          {texts.latest} <LatestRelease channel="stable" />
          {' · '}
          <Link to="/docs/change/">{texts.whatChanged}</Link>
        </p>
      </div>
      <LiveDemo />
    </section>
  );
}
