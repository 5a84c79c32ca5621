import Link from '@docusaurus/Link';
import words from '@scriptcat/content/home/hero';
import identity from '@scriptcat/content/site/identity';
import {inLanguage} from '@scriptcat/contract';
import {useLanguage} from '@site/src/shell/hooks/useLanguage';
import type {ReactNode} from 'react';
import styles from './OtherDevices.module.css';
import {shareLink} from './share-link';

/** What is true where none of the three stores helps: on phones, in Safari, elsewhere. */
export default function OtherDevices(): ReactNode {
  const language = useLanguage();
  const texts = words[language];
  const url = `${identity.siteUrl}${inLanguage('/', language)}`;
  const send = shareLink({title: identity.name[language], url});
  return (
    <>
      <p className={styles.phone}>
        {texts.phone} <Link to="/docs/use/phone/">{texts.phoneGuide}</Link>
      </p>
      <p className={styles.safari}>{texts.safari}</p>
      <a className={styles.send} {...send}>
        {texts.sendToComputer}
      </a>
      <Link className={styles.guide} to="/docs/use/other-ways/">
        {texts.otherBrowser}
      </Link>
    </>
  );
}
