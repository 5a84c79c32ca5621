import Interpolate from '@docusaurus/Interpolate';
import Link from '@docusaurus/Link';
import stores from '@scriptcat/content/site/stores';
import {useLocalized} from '@site/src/shell/hooks/useLanguage';
import type {ReactNode} from 'react';
import styles from './SurveySidebar.module.css';
import {texts} from './texts';

/** The stores; the style sheet puts that of the visitor's browser first (plugins/boot). */
export default function ReinstallLinks(): ReactNode {
  const text = useLocalized();
  return (
    <ul className={styles.stores}>
      {stores.map((store) => (
        <li key={store.id} data-store={store.id}>
          <Link href={text(store.url)}>
            <Interpolate values={{store: text(store.name)}}>
              {text(texts.reinstallFrom)}
            </Interpolate>
          </Link>
        </li>
      ))}
    </ul>
  );
}
