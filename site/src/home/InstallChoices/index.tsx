import Link from '@docusaurus/Link';
import texts from '@scriptcat/content/texts/home/hero';
import identity from '@scriptcat/content/texts/site/identity';
import stores from '@scriptcat/content/texts/site/stores';
import {fill} from '@scriptcat/contract';
import OtherDevices from './OtherDevices';
import styles from './styles.module.css';

/**
 * One button for the visitor's browser, the others in a fold. The browser is known before paint
 * (plugins/boot), so CSS alone decides. If it is unknown, all stores are shown.
 */
export default function InstallChoices() {
  return (
    <div className={styles.install}>
      <ul className={styles.own} aria-label={texts.installTitle}>
        {stores.map(({id, browser, url}) => (
          <li key={id} data-store={id}>
            <Link className={styles.button} href={url}>
              {fill(texts.addTo, {browser})}
            </Link>
          </li>
        ))}
        <li data-store="other">
          <OtherDevices />
        </li>
      </ul>
      <Link className={styles.browse} href={identity.scriptStore}>
        {texts.browse}
      </Link>
      <details className={styles.more}>
        <summary>{texts.otherWays}</summary>
        <ul>
          {stores.map(({id, browser, url}) => (
            <li key={id}>
              <Link href={url}>{fill(texts.addTo, {browser})}</Link>
            </li>
          ))}
          <li>
            <Link to="/docs/use/other-ways/">{texts.otherBrowser}</Link>
          </li>
          <li>
            <Link href={identity.releases}>{texts.manual}</Link>
          </li>
        </ul>
      </details>
      <p className={styles.upgrade}>
        {texts.firefoxUpgrade.text}{' '}
        <Link to="/docs/use/other-ways/#firefox">{texts.firefoxUpgrade.more}</Link>
      </p>
    </div>
  );
}
