import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {stores} from '@site/src/identity/stores';
import {useLocalized} from '@site/src/shell/hooks/useLocale';
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
            <Translate
              id="uninstall.reinstallFrom"
              description="Survey: link to a store; store is its name"
              values={{store: text(store.name)}}
            >
              {'从 {store}重新安装'}
            </Translate>
          </Link>
        </li>
      ))}
    </ul>
  );
}
