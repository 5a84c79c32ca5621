import texts from '@scriptcat/content/texts/reference/matrix';
import styles from './styles.module.css';

/**
 * A comparison with other managers and with the line for old browsers. The choice of rows and columns
 * is made by the style sheet alone.
 */
export default function CompatibilityMatrix({count, html}: {count: string; html: string}) {
  return (
    <div className={styles.matrix} data-wide="">
      <p>{count}</p>
      <p className={styles.choices} data-markdown="skip">
        <label className={styles.differences}>
          <input type="checkbox" /> {texts.differences}
        </label>
        <label className={styles.old}>
          <input type="checkbox" /> {texts.old}
        </label>
      </p>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own catalogue, rendered at build time */}
      <div dangerouslySetInnerHTML={{__html: html}} />
    </div>
  );
}
