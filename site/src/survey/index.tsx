import {surveyTexts} from '@scriptcat/contract';
import {useLocalized} from '@site/src/shell/hooks/useLanguage';
import type {ReactNode} from 'react';
import styles from './index.module.css';
import SurveyForm from './SurveyForm';
import SurveySidebar from './SurveySidebar';
import ThankYou from './ThankYou';
import {useSurvey} from './useSurvey';

/** Asks people who leave for their reason, with help beside it that might change their mind. */
export default function UninstallSurvey(): ReactNode {
  const text = useLocalized();
  const survey = useSurvey();
  if (survey.phase === 'submitted') return <ThankYou onRestart={survey.restart} />;
  return (
    <main className={styles.page}>
      <header className={styles.header}>
        <h1>{text(surveyTexts.title)}</h1>
        <p>{text(surveyTexts.lead)}</p>
      </header>
      <SurveyForm survey={survey} />
      <SurveySidebar />
    </main>
  );
}
