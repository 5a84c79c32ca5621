import language from '@scriptcat/content/texts/language';
import texts from '@scriptcat/content/texts/survey/form';
import page from '@scriptcat/content/texts/survey/page';
import FeedbackField from './FeedbackField';
import ReasonChoice from './ReasonChoice';
import SubmitFailure from './SubmitFailure';
import styles from './SurveyForm.module.css';
import shared from './styles.module.css';
import type {Survey} from './useSurvey';
import WhatIsSent from './WhatIsSent';

export default function SurveyForm({survey}: {survey: Survey}) {
  const isSending = survey.phase === 'sending';
  return (
    <form
      ref={survey.formRef}
      className={styles.form}
      method="post"
      action={survey.feedbackUrl}
      noValidate
      data-early="survey"
      aria-label={texts.reason}
      onChange={survey.change}
      onSubmit={survey.submit}
    >
      {/* The server writes into it when it shows a plain post's form again. */}
      <p className={shared.problem} hidden data-problem="" />
      <input type="hidden" name="locale" value={language} />
      <ReasonChoice isMissing={survey.problem === 'reasonMissing'} />
      <FeedbackField feedback={survey.feedback} isTooLong={survey.problem === 'tooLong'} />
      <p className={styles.trap} aria-hidden="true">
        <label>
          {texts.trap}
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </p>
      <WhatIsSent origin={survey.origin} />
      {survey.phase === 'failed' && <SubmitFailure feedback={survey.feedback} />}
      <button className={shared.submit} type="submit" aria-disabled={isSending}>
        {isSending ? page.sending : texts.submit}
      </button>
    </form>
  );
}
