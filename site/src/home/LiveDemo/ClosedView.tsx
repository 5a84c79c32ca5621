import texts from '@scriptcat/content/texts/home/demo';
import ProductIcon from '@site/src/pictures/ProductIcon';
import styles from './ClosedView.module.css';

/** A desktop without a page, and the notification of a scheduled script. */
export default function ClosedView() {
  const {closed} = texts;
  return (
    <div className={styles.desktop}>
      <p className={styles.clock} aria-hidden="true">
        08:30
      </p>
      <div className={styles.notification}>
        <ProductIcon />
        <p>
          <b>{closed.title}</b>
          <br />
          {closed.text}
        </p>
      </div>
      <p className={styles.note}>{closed.note}</p>
    </div>
  );
}
