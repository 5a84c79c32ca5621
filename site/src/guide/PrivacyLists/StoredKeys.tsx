import Translate from '@docusaurus/Translate';
import {useLocalized} from '@site/src/shell/hooks/useLanguage';
import type {ReactNode} from 'react';
import {type StoredKey, storedKeys} from './privacy';
import styles from './styles.module.css';

const rows: readonly StoredKey[] = storedKeys;

/** Everything this site keeps in the visitor's browser. */
export default function StoredKeys(): ReactNode {
  const text = useLocalized();
  return (
    <ul className={styles.list} data-list="stored-keys">
      {rows.map((row) => (
        <li key={row.key}>
          <p className={styles.name}>
            <code>{row.isPrefix ? `${row.key}…` : row.key}</code>{' '}
            <span className={styles.area}>{row.areas.join(' + ')}</span>
          </p>
          <p className={styles.purpose}>{text(row.purpose)}</p>
          <dl className={styles.facts}>
            <dt>
              <Translate id="privacy.keys.written" description="Before: when a key is written">
                写入
              </Translate>
            </dt>
            <dd>{text(row.written)}</dd>
            <dt>
              <Translate id="privacy.keys.lifetime" description="Before: how long a key is kept">
                保留
              </Translate>
            </dt>
            <dd>{text(row.lifetime)}</dd>
          </dl>
        </li>
      ))}
    </ul>
  );
}
