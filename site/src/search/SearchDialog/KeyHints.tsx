import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import styles from './KeyHints.module.css';

/** What the keys do, for readers who have some. */
export default function KeyHints(): ReactNode {
  return (
    <p className={styles.hints} aria-hidden="true">
      <span>
        <kbd>↑</kbd>
        <kbd>↓</kbd>
        <Translate id="search.keys.move" description="What the arrow keys do">
          选择
        </Translate>
      </span>
      <span>
        <kbd>↵</kbd>
        <Translate id="search.keys.open" description="What the enter key does">
          打开
        </Translate>
      </span>
      <span>
        <kbd>Esc</kbd>
        <Translate id="search.keys.close" description="What the escape key does">
          关闭
        </Translate>
      </span>
    </p>
  );
}
