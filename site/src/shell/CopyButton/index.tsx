import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import styles from './styles.module.css';
import {useCopy} from './useCopy';

interface Props {
  text: string;
  /** Whether the text is that of the codes in the surrounding `data-copy`: then no React is needed. */
  isShown?: boolean;
}

/** Copies a text and says so. */
export default function CopyButton({text, isShown = false}: Props): ReactNode {
  const {isCopied, copy} = useCopy(text);
  return (
    <button
      className={styles.copy}
      type="button"
      onClick={copy}
      data-copied={isCopied}
      data-early={isShown ? 'copy' : undefined}
    >
      <span className={styles.idle}>
        <Translate id="copyButton.copy" description="Copy button">
          复制
        </Translate>
      </span>
      <span aria-live="polite">
        <span className={styles.done}>
          <Translate id="copyButton.copied" description="Copy button, after copying">
            已复制
          </Translate>
        </span>
      </span>
    </button>
  );
}
