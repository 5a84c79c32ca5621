import Translate from '@docusaurus/Translate';
import {surveyTexts} from '@scriptcat/contract';
import {useCopy} from '@site/src/shell/CopyButton/useCopy';
import {useLocalized} from '@site/src/shell/hooks/useLocale';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Says that it did not work and offers the text, so that nothing typed is lost. */
export default function SubmitFailure({feedback}: {feedback: string}): ReactNode {
  const text = useLocalized();
  const {isCopied, copy} = useCopy(feedback);
  return (
    <div className={styles.problem} role="alert">
      <p>{text(surveyTexts.failed)}</p>
      {feedback && (
        <button className={styles.secondary} type="button" onClick={copy}>
          {isCopied ? (
            <Translate id="uninstall.copied" description="Survey: copy button, after copying">
              已复制
            </Translate>
          ) : (
            <Translate id="uninstall.copy" description="Survey: copies what the visitor wrote">
              复制我写的内容
            </Translate>
          )}
        </button>
      )}
    </div>
  );
}
