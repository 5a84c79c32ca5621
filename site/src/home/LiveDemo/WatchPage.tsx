import texts from '@scriptcat/content/texts/home/demo';
import styles from './WatchPage.module.css';

/** A cluttered watch page, drawn. The style sheet shows what scripts change in its second layer. */
export default function WatchPage() {
  return (
    <div className={styles.window}>
      <div className={styles.bar}>
        <i />
        <i />
        <i />
        <span aria-hidden="true">video.example</span>
        <button className={styles.replay} type="button" data-replay="">
          ↻ {texts.replay}
        </button>
      </div>
      <div className={styles.screen}>
        {(['before', 'after'] as const).map((layer) => (
          <div key={layer} className={styles.page} data-layer={layer} aria-hidden="true">
            <div className={styles.banner}>{texts.page.banner}</div>
            <div className={styles.player}>
              <span className={styles.slow}>1.0×</span>
              <span className={styles.fast}>1.5×</span>
            </div>
            <b className={styles.title}>{texts.page.title}</b>
            <div className={styles.comments} />
            <div className={styles.box}>{texts.page.box}</div>
            <span className={styles.label}>{texts[layer]}</span>
          </div>
        ))}
        <div className={styles.divider} aria-hidden="true" />
        <input className={styles.range} type="range" defaultValue={50} aria-label={texts.split} />
      </div>
    </div>
  );
}
