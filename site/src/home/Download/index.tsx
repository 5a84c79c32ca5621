import Link from '@docusaurus/Link';
import {useLocalized} from '@site/src/shell/hooks/useLanguage';
import Mascot from '@site/src/shell/Mascot';
import type {ReactNode} from 'react';
import {download} from '../data/download';
import InstallChoices from '../InstallChoices';
import styles from './styles.module.css';

/** The closing call, with the cat waiting beside it. */
export default function Download(): ReactNode {
  const text = useLocalized();
  return (
    <section className={styles.download} id="download">
      <div className={styles.inner}>
        <Mascot />
        <div>
          <h2>{text(download.title)}</h2>
          <p>
            {text(download.text)} <Link to="/docs/use/open-dev/">{text(download.guide)}</Link>
          </p>
          <InstallChoices />
        </div>
      </div>
    </section>
  );
}
