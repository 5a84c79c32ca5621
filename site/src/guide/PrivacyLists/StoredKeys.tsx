import keys from '@scriptcat/content/texts/guide/stored-keys';
import styles from './styles.module.css';

/** Everything this site keeps in the visitor's browser. */
export default function StoredKeys() {
  const texts = keys.texts;
  return (
    <ul className={styles.list} data-list="stored-keys">
      {keys.rows.map((row) => (
        <li key={row.id}>
          <p className={styles.name}>
            <code>{row.isPrefix ? `${row.id}…` : row.id}</code>{' '}
            <span className={styles.area}>{row.areas.join(' + ')}</span>
          </p>
          <p className={styles.purpose}>{row.purpose}</p>
          <dl className={styles.facts}>
            <dt>{texts.written}</dt>
            <dd>{row.written}</dd>
            <dt>{texts.lifetime}</dt>
            <dd>{row.lifetime}</dd>
          </dl>
        </li>
      ))}
    </ul>
  );
}
