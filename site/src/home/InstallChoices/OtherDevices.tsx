import Link from '@docusaurus/Link';
import {inLocale} from '@scriptcat/contract';
import {identity} from '@site/src/identity';
import {useLanguage, useLocalized} from '@site/src/shell/hooks/useLocale';
import type {ReactNode} from 'react';
import {hero} from '../data/hero';
import styles from './OtherDevices.module.css';

/** What is true where none of the three stores helps: on phones, in Safari, elsewhere. */
export default function OtherDevices(): ReactNode {
  const text = useLocalized();
  const home = `${identity.siteUrl}${inLocale('/', useLanguage())}`;
  const mail = `mailto:?subject=${encodeURIComponent(text(identity.name))}&body=${encodeURIComponent(home)}`;
  return (
    <>
      <p className={styles.phone}>{text(hero.phone)}</p>
      <p className={styles.safari}>{text(hero.safari)}</p>
      <a className={styles.send} href={mail}>
        {text(hero.sendToComputer)}
      </a>
      <Link className={styles.guide} to="/docs/use/use/">
        {text(hero.otherBrowser)}
      </Link>
    </>
  );
}
