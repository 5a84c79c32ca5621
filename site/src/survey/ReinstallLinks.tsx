import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {stores} from '@site/src/identity';
import {useLocalized} from '@site/src/shell/hooks/useLocale';
import {useVisitorBrowser} from '@site/src/shell/hooks/useVisitorBrowser';
import type {ReactNode} from 'react';
import styles from './SurveySidebar.module.css';

interface Props {
  /** The browser the extension named, which it knows better than we can guess. */
  told?: string;
}

/** The stores, the one of the visitor's browser first. */
export default function ReinstallLinks({told = ''}: Props): ReactNode {
  const text = useLocalized();
  const seen = useVisitorBrowser();
  const browser = stores.find(({id}) => told.toLowerCase().startsWith(id))?.id ?? seen;
  const own = stores.filter(({id}) => id === browser);
  const others = stores.filter(({id}) => id !== browser);
  return (
    <ul className={styles.stores}>
      {[...own, ...others].map((store) => (
        <li key={store.id}>
          <Link href={text(store.url)} data-own={store.id === browser}>
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
