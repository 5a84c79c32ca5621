import {surveyTexts} from '@scriptcat/contract';
import {useCopy} from '@site/src/shell/CopyButton/useCopy';
import {useLocalized} from '@site/src/shell/hooks/useLanguage';
import type {ReactNode} from 'react';
import styles from './styles.module.css';
import {texts} from './texts';

/** Says that it did not work and offers the text, so that nothing typed is lost. */
export default function SubmitFailure({feedback}: {feedback: string}): ReactNode {
  const text = useLocalized();
  const {isCopied, copy} = useCopy(feedback);
  return (
    <div className={styles.problem} role="alert">
      <p>{text(surveyTexts.failed)}</p>
      {feedback && (
        <button className={styles.secondary} type="button" onClick={copy}>
          {text(isCopied ? texts.copied : texts.copy)}
        </button>
      )}
    </div>
  );
}
