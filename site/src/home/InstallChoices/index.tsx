import Link from '@docusaurus/Link';
import {identity} from '@site/src/identity';
import {stores} from '@site/src/identity/stores';
import {useLocalized} from '@site/src/shell/hooks/useLanguage';
import type {ReactNode} from 'react';
import {hero} from '../data/hero';
import OtherDevices from './OtherDevices';
import styles from './styles.module.css';

/**
 * One button for the visitor's browser, every other way behind one fold. Which browser it is is
 * known before paint (plugins/boot), so the style sheet alone decides; where it is unknown, all
 * stores are shown.
 */
export default function InstallChoices(): ReactNode {
  const text = useLocalized();
  return (
    <div className={styles.install}>
      <ul className={styles.own} aria-label={text(hero.installTitle)}>
        {stores.map(({id, browser, url}) => (
          <li key={id} data-store={id}>
            <Link className={styles.button} href={text(url)}>
              {text(hero.addTo)(browser)}
            </Link>
          </li>
        ))}
        <li data-store="other">
          <OtherDevices />
        </li>
      </ul>
      <Link className={styles.browse} href={text(identity.scriptStore)}>
        {text(hero.browse)}
      </Link>
      <details className={styles.more}>
        <summary>{text(hero.otherWays)}</summary>
        <ul>
          {stores.map(({id, browser, url}) => (
            <li key={id}>
              <Link href={text(url)}>{text(hero.addTo)(browser)}</Link>
            </li>
          ))}
          <li>
            <Link to="/docs/use/other-ways/">{text(hero.otherBrowser)}</Link>
          </li>
          <li>
            <Link href={identity.releases}>{text(hero.manual)}</Link>
          </li>
        </ul>
      </details>
      <p className={styles.upgrade}>
        {text(hero.firefoxUpgrade.text)}{' '}
        <Link to="/docs/use/other-ways/#firefox">{text(hero.firefoxUpgrade.more)}</Link>
      </p>
    </div>
  );
}
