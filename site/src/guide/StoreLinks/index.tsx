import stores from '@scriptcat/content/texts/site/stores';
import styles from './styles.module.css';

/** The stores that carry ScriptCat; the one for the reader's browser comes first and stands out. */
export default function StoreLinks({channel = 'stable'}: {channel?: 'stable' | 'beta'}) {
  return (
    <ul className={styles.stores}>
      {stores.map(({id, name, url, betaUrl}) => (
        <li key={id} data-store={id}>
          <a href={channel === 'beta' ? betaUrl : url} rel="noopener noreferrer">
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
