import texts from '@scriptcat/content/texts/offline/docs';
import styles from './index.module.css';
import ReadPages from './ReadPages';
import SavedDocs from './SavedDocs';
import {useSupport} from './useSupport';

/** Where readers decide what this site keeps on their device. */
export default function OfflineDocs() {
  const support = useSupport();
  if (support !== 'yes') {
    return (
      <p className={styles.refusal} role="status">
        {texts[support]}
      </p>
    );
  }
  return (
    <section className={styles.offline} aria-label={texts.savedTitle} data-markdown="skip">
      <SavedDocs />
      <ReadPages />
    </section>
  );
}
