import {useLocale} from '@site/src/shell/hooks/useLocale';
import type {ReactNode} from 'react';
import ReadPages from './ReadPages';
import SavedDocs from './SavedDocs';
import styles from './styles.module.css';
import {offlineTexts} from './texts';
import {useSupport} from './useSupport';

/** Where readers decide what this site keeps on their device. */
export default function OfflineDocs(): ReactNode {
  const texts = offlineTexts[useLocale()];
  const support = useSupport();
  if (support !== 'yes') {
    return (
      <p className={styles.refusal} role="status">
        {texts[support]}
      </p>
    );
  }
  return (
    <section className={styles.offline} aria-label={texts.savedTitle} data-twin="skip">
      <SavedDocs />
      <ReadPages />
    </section>
  );
}
