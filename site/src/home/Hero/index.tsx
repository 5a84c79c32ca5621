import Link from '@docusaurus/Link';
import texts from '@scriptcat/content/texts/home/hero';
import InstallChoices from '../InstallChoices';
import LiveDemo from '../LiveDemo';
import NextSteps from './NextSteps';
import styles from './styles.module.css';

/** The claim, one call to action, and the live demo. */
export default function Hero() {
  return (
    <section className={styles.hero} id="hero">
      <div>
        <h1 className={styles.claim}>{texts.claim}</h1>
        <p className={styles.support}>{texts.support}</p>
        <div className={styles.newcomer}>
          <InstallChoices />
          <p className={styles.switching}>
            {texts.switching.text}{' '}
            <Link to="/docs/use/from-other/migrate-from-tampermonkey/">{texts.switching.link}</Link>
          </p>
        </div>
        <div className={styles.owner}>
          <NextSteps />
        </div>
      </div>
      <LiveDemo />
    </section>
  );
}
