import ProductIcon from '@site/src/pictures/ProductIcon';
import {useLocalized} from '@site/src/shell/hooks/useLanguage';
import type {ReactNode} from 'react';
import {demo} from '../data/demo';
import styles from './PopupPanel.module.css';

const initial = (name: string) => [...name][0];

/** The extension's popup. Its switches are labels of the inputs before it. */
export default function PopupPanel(): ReactNode {
  const text = useLocalized();
  const {scripts} = demo;
  return (
    <div className={styles.popup}>
      <p className={styles.header}>
        <ProductIcon />
        <b>{text(demo.product)}</b>
        <span className={styles.main} aria-hidden="true" />
      </p>
      <p className={styles.heading} aria-hidden="true">
        {text(demo.heading)}
      </p>
      {scripts.map(({id, name}) => (
        <label key={id} className={styles.row} htmlFor={`demo-${id}`} data-for={id}>
          <span className={styles.badge} aria-hidden="true">
            {initial(text(name))}
          </span>
          {text(name)}
          <span className={styles.switch} aria-hidden="true" />
        </label>
      ))}
      <div className={styles.count} role="status">
        {[0, 1, 2, 3].map((count) => (
          <p key={count} data-count={count}>
            {text(demo.running)(count)}
          </p>
        ))}
      </div>
    </div>
  );
}
