import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import styles from './styles.module.css';
import {useCopy} from './useCopy';

/** Copies a text and says so. */
export default function CopyButton({text}: {text: string}): ReactNode {
  const {isCopied, copy} = useCopy(text);
  return (
    <button className={styles.copy} type="button" onClick={copy} data-copied={isCopied}>
      <span aria-live="polite">
        {isCopied ? (
          <Translate id="copyButton.copied" description="Copy button, after copying">
            已复制
          </Translate>
        ) : (
          <Translate id="copyButton.copy" description="Copy button">
            复制
          </Translate>
        )}
      </span>
    </button>
  );
}
