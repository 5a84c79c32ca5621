import Translate from '@docusaurus/Translate';
import {countCharacters, feedbackLimits, surveyTexts} from '@scriptcat/contract';
import {useLocalized} from '@site/src/hooks/useLocale';
import {type ReactNode, useMemo} from 'react';
import styles from './styles.module.css';

interface Props {
  feedback: string;
  isTooLong: boolean;
}

export default function FeedbackField({feedback, isTooLong}: Props): ReactNode {
  const text = useLocalized();
  const used = useMemo(() => countCharacters(feedback), [feedback]);
  return (
    <div className={styles.feedback}>
      <label className={styles.label} htmlFor="survey-feedback">
        {text(surveyTexts.feedback)} <small>{text(surveyTexts.optional)}</small>
      </label>
      <textarea
        id="survey-feedback"
        name="feedback"
        rows={5}
        aria-describedby="survey-count"
        aria-invalid={isTooLong}
      />
      <p id="survey-count" className={styles.count} data-over={used > feedbackLimits.characters}>
        <Translate
          id="uninstall.count"
          description="Survey: characters used and allowed"
          values={{used, limit: feedbackLimits.characters}}
        >
          {'{used} / {limit} 个字符'}
        </Translate>
      </p>
      {isTooLong && (
        <p className={styles.problem} role="alert">
          {text(surveyTexts.tooLong)}
        </p>
      )}
    </div>
  );
}
