import keys from '@scriptcat/content/guide/stored-keys';
import {useLocalized} from '@site/src/shell/hooks/useLanguage';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Everything this site keeps in the visitor's browser. */
export default function StoredKeys(): ReactNode {
  const text = useLocalized();
  const texts = text(keys.texts);
  return (
    <ul className={styles.list} data-list="stored-keys">
      {keys.rows.map((row) => (
        <li key={row.id}>
          <p className={styles.name}>
            <code>{row.isPrefix ? `${row.id}…` : row.id}</code>{' '}
            <span className={styles.area}>{row.areas.join(' + ')}</span>
          </p>
          <p className={styles.purpose}>{text(row.purpose)}</p>
          <dl className={styles.facts}>
            <dt>{texts.written}</dt>
            <dd>{text(row.written)}</dd>
            <dt>{texts.lifetime}</dt>
            <dd>{text(row.lifetime)}</dd>
          </dl>
        </li>
      ))}
    </ul>
  );
}
