import form from '@scriptcat/content/survey/form';
import page from '@scriptcat/content/survey/page';
import {useCopy} from '@site/src/shell/CopyButton/useCopy';
import {useLanguage} from '@site/src/shell/hooks/useLanguage';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Says that it did not work and offers the text, so that nothing typed is lost. */
export default function SubmitFailure({feedback}: {feedback: string}): ReactNode {
  const language = useLanguage();
  const {isCopied, copy} = useCopy(feedback);
  return (
    <div className={styles.problem} role="alert">
      <p>{form[language].failed}</p>
      {feedback && (
        <button className={styles.secondary} type="button" onClick={copy}>
          {isCopied ? page[language].copied : page[language].copy}
        </button>
      )}
    </div>
  );
}
