import texts from '@scriptcat/content/texts/shell/copy-button';
import styles from './styles.module.css';
import {useCopy} from './useCopy';

interface Props {
  text: string;
  /**
   * Whether the text is the code inside the surrounding `data-copy`, so that copying works before
   * React runs.
   */
  isShown?: boolean;
  /** Draws the button in another way, such as an icon. */
  className?: string | undefined;
}

/** Copies a text and says so. */
export default function CopyButton({text, isShown = false, className = styles.copy}: Props) {
  const {isCopied, copy} = useCopy(text);
  return (
    <button
      className={className}
      type="button"
      title={texts.copy}
      onClick={copy}
      data-copied={isCopied}
      data-early={isShown ? 'copy' : undefined}
    >
      <span className={styles.idle}>{texts.copy}</span>
      <span aria-live="polite">
        <span className={styles.done}>{texts.copied}</span>
      </span>
    </button>
  );
}
