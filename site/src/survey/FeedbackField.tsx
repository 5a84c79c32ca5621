import texts from '@scriptcat/content/texts/survey/form';
import page from '@scriptcat/content/texts/survey/page';
import {countCharacters, feedbackLimits, fill} from '@scriptcat/contract';
import {useMemo} from 'react';
import styles from './FeedbackField.module.css';
import shared from './styles.module.css';

interface Props {
  feedback: string;
  isTooLong: boolean;
}

export default function FeedbackField({feedback, isTooLong}: Props) {
  const {count, limit: atMost} = page;
  const used = useMemo(() => countCharacters(feedback), [feedback]);
  const limit = feedbackLimits.characters;
  return (
    <div className={styles.feedback}>
      <label className={shared.label} htmlFor="survey-feedback">
        {texts.feedback} <small>{texts.optional}</small>
      </label>
      <textarea
        id="survey-feedback"
        name="feedback"
        rows={5}
        aria-describedby="survey-count"
        aria-invalid={isTooLong}
      />
      <p id="survey-count" className={styles.count} data-over={used > limit}>
        {fill(used === 0 ? atMost : count, {used, limit})}
      </p>
      {isTooLong && (
        <p className={shared.problem} role="alert">
          {texts.tooLong}
        </p>
      )}
    </div>
  );
}
