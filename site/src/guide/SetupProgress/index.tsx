import texts from '@scriptcat/content/texts/guide/setup-progress';
import Mascot from '@site/src/shell/Mascot';
import styles from './styles.module.css';

/**
 * Three steps to a running script. The style sheet marks those done, by ticks in the page and by
 * attributes of <html>, and the cat wakes up with them.
 */
export default function SetupProgress({of}: {of: 'bridge' | 'welcome'}) {
  return (
    <div className={styles.progress} data-of={of} data-markdown="skip">
      <Mascot pose="watching" />
      <ol className={styles.steps}>
        {texts[of].map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </div>
  );
}
