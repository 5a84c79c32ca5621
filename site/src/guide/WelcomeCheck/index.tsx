import texts from '@scriptcat/content/texts/guide/welcome';
import {fill} from '@scriptcat/contract';
import type {ReactNode} from 'react';
import styles from './styles.module.css';
import {useWelcomeCheck} from './useWelcomeCheck';

/** Shows what this page could detect, and leaves out the rest. */
export default function WelcomeCheck() {
  const {isAnswering, ranVersion} = useWelcomeCheck();
  const hasRun = ranVersion !== undefined;
  const isSeen = hasRun || isAnswering === true;
  return (
    <section className={styles.check} data-app="now" aria-live="polite" aria-label={texts.label}>
      {isSeen && (
        <ul>
          <CheckRow>{texts.installed}</CheckRow>
          <CheckRow>{texts.allowed}</CheckRow>
          {hasRun && (
            <CheckRow>{ranVersion ? fill(texts.ranIn, {version: ranVersion}) : texts.ran}</CheckRow>
          )}
        </ul>
      )}
      {!hasRun && <p>{texts.waiting}</p>}
    </section>
  );
}

/** Something that the page has seen for itself. */
function CheckRow({children}: {children: ReactNode}) {
  return (
    <li className={styles.row}>
      <span className={styles.state}>{texts.done}</span>
      <span>{children}</span>
    </li>
  );
}
