import texts from '@scriptcat/content/texts/home/demo';
import language from '@scriptcat/content/texts/language';
import identity from '@scriptcat/content/texts/site/identity';
import {fillCount} from '@scriptcat/contract';
import ProductIcon from '@site/src/pictures/ProductIcon';
import styles from './PopupPanel.module.css';

const initial = (name: string) => [...name][0];

/** The extension's popup. Its switches are labels of the inputs before it. */
export default function PopupPanel() {
  return (
    <div className={styles.popup}>
      <p className={styles.header}>
        <ProductIcon />
        <b>{identity.name}</b>
        <span className={styles.main} aria-hidden="true" />
      </p>
      <p className={styles.heading} aria-hidden="true">
        {texts.heading}
      </p>
      {Object.entries(texts.scripts).map(([id, name]) => (
        <label key={id} className={styles.row} htmlFor={`demo-${id}`} data-for={id}>
          <span className={styles.badge} aria-hidden="true">
            {initial(name)}
          </span>
          {name}
          <span className={styles.switch} aria-hidden="true" />
        </label>
      ))}
      <div className={styles.count} role="status">
        {[0, 1, 2, 3].map((count) => (
          <p key={count} data-count={count}>
            {fillCount(texts.running, count, language)}
          </p>
        ))}
      </div>
    </div>
  );
}
