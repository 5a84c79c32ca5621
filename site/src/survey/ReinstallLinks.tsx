import Link from '@docusaurus/Link';
import stores from '@scriptcat/content/site/stores';
import words from '@scriptcat/content/survey/page';
import {fill} from '@scriptcat/contract';
import {useLocalized} from '@site/src/shell/hooks/useLanguage';
import type {ReactNode} from 'react';
import styles from './SurveySidebar.module.css';

/** The stores; the style sheet puts that of the visitor's browser first (plugins/boot). */
export default function ReinstallLinks(): ReactNode {
  const text = useLocalized();
  return (
    <ul className={styles.stores}>
      {stores.map((store) => (
        <li key={store.id} data-store={store.id}>
          <Link href={text(store.url)}>
            {fill(text(words).reinstallFrom, {store: text(store.name)})}
          </Link>
        </li>
      ))}
    </ul>
  );
}
