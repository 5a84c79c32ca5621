import Link from '@docusaurus/Link';
import LatestRelease from '@site/src/changelog/LatestRelease';
import {useExtensionPresence} from '@site/src/guide/useExtensionPresence';
import {identity} from '@site/src/identity';
import {useLocalized} from '@site/src/shell/hooks/useLocale';
import type {ReactNode} from 'react';
import {hero} from '../data/hero';
import InstallChoices from '../InstallChoices';
import PopupMock from '../PopupMock';
import styles from './styles.module.css';

function NextSteps(): ReactNode {
  const text = useLocalized();
  return (
    <div role="status">
      <p className={styles.installed}>{text(hero.installed.title)}</p>
      <ul className={styles.steps}>
        {hero.installed.steps.map(({label, to}) => (
          <li key={to}>
            <Link to={to}>{text(label)}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

export default function Hero(): ReactNode {
  const text = useLocalized();
  const isInstalled = useExtensionPresence();
  return (
    <section className={styles.hero} id="hero">
      <div>
        <h1 className={styles.claim}>{text(hero.claim)}</h1>
        <p className={styles.support}>{text(hero.support)}</p>
        <div className={styles.actions}>{isInstalled ? <NextSteps /> : <InstallChoices />}</div>
        <p className={styles.browse}>
          <Link className="button button--secondary" href={text(identity.scriptStore)}>
            {text(hero.browse)}
          </Link>
        </p>
        <p className={styles.latest}>
          {text(hero.latest)} <LatestRelease channel="stable" />
          {' · '}
          <Link to="/docs/change/">{text(hero.whatChanged)}</Link>
        </p>
      </div>
      <PopupMock />
    </section>
  );
}
