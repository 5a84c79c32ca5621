import Link from '@docusaurus/Link';
import texts from '@scriptcat/content/texts/home/hero';
import language from '@scriptcat/content/texts/language';
import identity from '@scriptcat/content/texts/site/identity';
import {inLanguage} from '@scriptcat/contract';
import styles from './OtherDevices.module.css';
import {shareLink} from './share-link';

/** What is true where none of the three stores helps: on phones, in Safari, elsewhere. */
export default function OtherDevices() {
  const url = `${identity.siteUrl}${inLanguage('/', language)}`;
  const send = shareLink({title: identity.name, url});
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
