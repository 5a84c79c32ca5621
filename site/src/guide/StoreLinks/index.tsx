import stores from '@scriptcat/content/site/stores';
import {useLocalized} from '@site/src/shell/hooks/useLanguage';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** The stores that carry ScriptCat; the one for the reader's browser comes first and stands out. */
export default function StoreLinks({channel = 'stable'}: {channel?: 'stable' | 'beta'}): ReactNode {
  const localize = useLocalized();
  return (
    <ul className={styles.stores}>
      {stores.map(({id, name, url, betaUrl}) => (
        <li key={id} data-store={id}>
          <a href={localize(channel === 'beta' ? betaUrl : url)} rel="noopener noreferrer">
            {localize(name)}
          </a>
        </li>
      ))}
    </ul>
  );
}
