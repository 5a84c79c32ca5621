import ProductIcon from '@site/src/pictures/ProductIcon';
import {useLocalized} from '@site/src/shell/hooks/useLanguage';
import type {ReactNode} from 'react';
import {demo} from '../data/demo';
import styles from './ClosedView.module.css';

/** A desktop without a page, and the notification of a scheduled script. */
export default function ClosedView(): ReactNode {
  const text = useLocalized();
  const {closed} = demo;
  return (
    <div className={styles.desktop}>
      <p className={styles.clock} aria-hidden="true">
        {closed.time}
      </p>
      <div className={styles.notification}>
        <ProductIcon />
        <p>
          <b>{text(closed.title)}</b>
          <br />
          {text(closed.text)}
        </p>
      </div>
      <p className={styles.note}>{text(closed.note)}</p>
    </div>
  );
}
