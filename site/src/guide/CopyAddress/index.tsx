import CopyButton from '@site/src/shell/CopyButton';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** An address that no page may open, such as chrome://extensions: shown, and copied by a button. */
export default function CopyAddress({text}: {text: string}): ReactNode {
  return (
    <span className={styles.address} data-copy="">
      <code translate="no">{text}</code>
      <CopyButton text={text} isShown />
    </span>
  );
}
