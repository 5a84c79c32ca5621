import words from '@scriptcat/content/texts/home/demo';
import styles from './WatchPage.module.css';

/** A cluttered watch page, drawn; what scripts change on it is in the style sheet. */
export default function WatchPage() {
  const texts = words.page;
  return (
    <div className={styles.window} aria-hidden="true">
      <div className={styles.bar}>
        <i />
        <i />
        <i />
        <span>video.example</span>
      </div>
      <div className={styles.page}>
        <div className={styles.banner}>
          <span>{texts.banner}</span>
        </div>
        <div className={styles.player}>
          <span className={styles.slow}>1.0×</span>
          <span className={styles.fast}>1.5×</span>
        </div>
        <b className={styles.title}>{texts.title}</b>
        <div className={styles.comments} />
        <div className={styles.box}>{texts.box}</div>
      </div>
    </div>
  );
}
