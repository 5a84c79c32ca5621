import Link from '@docusaurus/Link';
import {useLocalized} from '@site/src/shell/hooks/useLocale';
import type {ReactNode} from 'react';
import {download} from '../data/download';
import InstallChoices from '../InstallChoices';
import styles from './styles.module.css';

export default function Download(): ReactNode {
  const text = useLocalized();
  return (
    <section className={styles.download} id="download">
      <div className={styles.inner}>
        <div>
          <h2>{text(download.title)}</h2>
          <p>
            {text(download.text)} <Link to="/docs/use/open-dev/">{text(download.guide)}</Link>
          </p>
        </div>
        <InstallChoices />
      </div>
    </section>
  );
}
