import Link from '@docusaurus/Link';
import texts from '@scriptcat/content/texts/home/download';
import Mascot from '@site/src/shell/Mascot';
import InstallChoices from '../InstallChoices';
import styles from './styles.module.css';

/** The closing call, with the cat waiting beside it. */
export default function Download() {
  return (
    <section className={styles.download} id="download">
      <div className={styles.inner}>
        <Mascot />
        <div>
          <h2>{texts.title}</h2>
          <p>
            {texts.text} <Link to="/docs/use/open-dev/">{texts.guide}</Link>
          </p>
          <InstallChoices />
        </div>
      </div>
    </section>
  );
}
