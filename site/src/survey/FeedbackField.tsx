import Interpolate from '@docusaurus/Interpolate';
import {countCharacters, feedbackLimits, surveyTexts} from '@scriptcat/contract';
import {useLocalized} from '@site/src/shell/hooks/useLanguage';
import {type ReactNode, useMemo} from 'react';
import styles from './FeedbackField.module.css';
import shared from './styles.module.css';
import {texts} from './texts';

interface Props {
  feedback: string;
  isTooLong: boolean;
}

export default function FeedbackField({feedback, isTooLong}: Props): ReactNode {
  const text = useLocalized();
  const used = useMemo(() => countCharacters(feedback), [feedback]);
  const limit = feedbackLimits.characters;
  return (
    <div className={styles.feedback}>
      <label className={shared.label} htmlFor="survey-feedback">
        {text(surveyTexts.feedback)} <small>{text(surveyTexts.optional)}</small>
      </label>
      <textarea
        id="survey-feedback"
        name="feedback"
        rows={5}
        aria-describedby="survey-count"
        aria-invalid={isTooLong}
      />
      <p id="survey-count" className={styles.count} data-over={used > limit}>
        <Interpolate values={{used, limit}}>
          {text(used === 0 ? texts.limit : texts.count)}
        </Interpolate>
      </p>
      {isTooLong && (
        <p className={shared.problem} role="alert">
          {text(surveyTexts.tooLong)}
        </p>
      )}
    </div>
  );
}
