import texts from '@scriptcat/content/texts/search/dialog';
import styles from './KeyHints.module.css';

/** What the keys do, for readers who have some. */
export default function KeyHints() {
  return (
    <p className={styles.hints} aria-hidden="true">
      <span>
        <kbd>↑</kbd>
        <kbd>↓</kbd>
        {texts.keys.move}
      </span>
      <span>
        <kbd>↵</kbd>
        {texts.keys.open}
      </span>
      <span>
        <kbd>Esc</kbd>
        {texts.keys.close}
      </span>
    </p>
  );
}
