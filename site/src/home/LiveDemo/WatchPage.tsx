import {useLocalized} from '@site/src/shell/hooks/useLanguage';
import type {ReactNode} from 'react';
import {demo} from '../data/demo';
import styles from './WatchPage.module.css';

/** A cluttered watch page, drawn; what scripts change on it is in the style sheet. */
export default function WatchPage(): ReactNode {
  const text = useLocalized();
  return (
    <div className={styles.window} aria-hidden="true">
      <div className={styles.bar}>
        <i />
        <i />
        <i />
        <span>{demo.site}</span>
      </div>
      <div className={styles.page}>
        <div className={styles.banner}>
          <span>{text(demo.page.banner)}</span>
        </div>
        <div className={styles.player}>
          <span className={styles.slow}>1.0×</span>
          <span className={styles.fast}>1.5×</span>
        </div>
        <b className={styles.title}>{text(demo.page.title)}</b>
        <div className={styles.comments} />
        <div className={styles.box}>{text(demo.page.box)}</div>
      </div>
    </div>
  );
}
