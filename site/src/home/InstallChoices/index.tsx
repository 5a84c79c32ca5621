import Link from '@docusaurus/Link';
import {identity, stores} from '@site/src/identity';
import {useLocalized} from '@site/src/shell/hooks/useLocale';
import type {ReactNode} from 'react';
import {hero} from '../data/hero';
import styles from './styles.module.css';

/**
 * Every way to install, in the page as it arrives. Which one is the visitor's is known before
 * paint (plugins/boot), so the style sheet alone puts it first.
 */
export default function InstallChoices(): ReactNode {
  const text = useLocalized();
  return (
    <ul className={styles.choices} aria-label={text(hero.installTitle)}>
      {stores.map(({id, browser, url}) => (
        <li key={id} className={styles.store} data-store={id}>
          <Link className={styles.choice} href={text(url)}>
            {text(hero.addTo)(browser)}
          </Link>
        </li>
      ))}
      <li data-store="other">
        <Link className={styles.choice} to="/docs/use/use/">
          {text(hero.otherBrowser)}
        </Link>
      </li>
      <li data-store="manual">
        <Link className={styles.choice} href={identity.releases}>
          {text(hero.manual)}
        </Link>
      </li>
    </ul>
  );
}
