import Link from '@docusaurus/Link';
import stores from '@scriptcat/content/texts/site/stores';
import texts from '@scriptcat/content/texts/survey/page';
import {fill} from '@scriptcat/contract';
import styles from './SurveySidebar.module.css';

/** The stores; the style sheet puts that of the visitor's browser first (plugins/boot). */
export default function ReinstallLinks() {
  return (
    <ul className={styles.stores}>
      {stores.map((store) => (
        <li key={store.id} data-store={store.id}>
          <Link href={store.url}>{fill(texts.reinstallFrom, {store: store.name})}</Link>
        </li>
      ))}
    </ul>
  );
}
