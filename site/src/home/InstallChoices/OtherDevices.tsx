import Link from '@docusaurus/Link';
import {inLanguage} from '@scriptcat/contract';
import {identity} from '@site/src/identity';
import {useLanguage, useLocalized} from '@site/src/shell/hooks/useLanguage';
import type {ReactNode} from 'react';
import {hero} from '../data/hero';
import styles from './OtherDevices.module.css';
import {shareLink} from './share-link';

/** What is true where none of the three stores helps: on phones, in Safari, elsewhere. */
export default function OtherDevices(): ReactNode {
  const text = useLocalized();
  const url = `${identity.siteUrl}${inLanguage('/', useLanguage())}`;
  const send = shareLink({title: text(identity.name), url});
  return (
    <>
      <p className={styles.phone}>
        {text(hero.phone)} <Link to="/docs/use/phone/">{text(hero.phoneGuide)}</Link>
      </p>
      <p className={styles.safari}>{text(hero.safari)}</p>
      <a className={styles.send} {...send}>
        {text(hero.sendToComputer)}
      </a>
      <Link className={styles.guide} to="/docs/use/other-ways/">
        {text(hero.otherBrowser)}
      </Link>
    </>
  );
}
