import texts from '@scriptcat/content/texts/survey/form';
import styles from './index.module.css';
import SurveyForm from './SurveyForm';
import SurveySidebar from './SurveySidebar';
import ThankYou from './ThankYou';
import {useSurvey} from './useSurvey';

/** Asks people who leave for their reason, with help beside it that might change their mind. */
export default function UninstallSurvey() {
  const survey = useSurvey();
  if (survey.phase === 'submitted') return <ThankYou onRestart={survey.restart} />;
  return (
    <main className={styles.page}>
      <header className={styles.header}>
        <h1>{texts.title}</h1>
        <p>{texts.lead}</p>
      </header>
      <SurveyForm survey={survey} />
      <SurveySidebar />
    </main>
  );
}
