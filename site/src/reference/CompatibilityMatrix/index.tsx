import texts from '@scriptcat/content/texts/reference/matrix';
import styles from './styles.module.css';

/** A comparison with other managers and with the line for old browsers; the choice of rows is made by the style sheet alone. */
export default function CompatibilityMatrix({html}: {html: string}) {
  return (
    <div className={styles.matrix} data-wide="">
      <label className={styles.choice} data-markdown="skip">
        <input type="checkbox" /> {texts.differences}
      </label>
      <div
        className={styles.table}
        data-scrolls=""
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by keyboard
        tabIndex={0}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own catalogue, rendered at build time
        dangerouslySetInnerHTML={{__html: html}}
      />
    </div>
  );
}
