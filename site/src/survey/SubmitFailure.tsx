import form from '@scriptcat/content/texts/survey/form';
import page from '@scriptcat/content/texts/survey/page';
import {useCopy} from '@site/src/shell/CopyButton/useCopy';
import styles from './styles.module.css';

/** Says that it did not work and offers the text, so that nothing typed is lost. */
export default function SubmitFailure({feedback}: {feedback: string}) {
  const {isCopied, copy} = useCopy(feedback);
  return (
    <div className={styles.problem} role="alert">
      <p>{form.failed}</p>
      {feedback && (
        <button className={styles.secondary} type="button" onClick={copy}>
          {isCopied ? page.copied : page.copy}
        </button>
      )}
    </div>
  );
}
