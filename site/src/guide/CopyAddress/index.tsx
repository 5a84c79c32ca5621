import CopyButton from '@site/src/shell/CopyButton';
import styles from './styles.module.css';

/** A URL that pages may not open, such as chrome://extensions, with a copy button. */
export default function CopyAddress({text}: {text: string}) {
  return (
    <span className={styles.address} data-copy="">
      <code translate="no">{text}</code>
      <CopyButton text={text} isShown />
    </span>
  );
}
