import words from '@scriptcat/content/home/demo';
import identity from '@scriptcat/content/site/identity';
import {fillCount} from '@scriptcat/contract';
import ProductIcon from '@site/src/pictures/ProductIcon';
import {useLanguage} from '@site/src/shell/hooks/useLanguage';
import type {ReactNode} from 'react';
import styles from './PopupPanel.module.css';

const initial = (name: string) => [...name][0];

/** The extension's popup. Its switches are labels of the inputs before it. */
export default function PopupPanel(): ReactNode {
  const language = useLanguage();
  const texts = words[language];
  return (
    <div className={styles.popup}>
      <p className={styles.header}>
        <ProductIcon />
        <b>{identity.name[language]}</b>
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
