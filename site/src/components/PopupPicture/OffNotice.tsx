import {labels} from '@site/src/components/Picture/labels';
import {useLocalized} from '@site/src/hooks/useLocale';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** The notice that the popup shows while the browser does not allow user scripts. */
export default function OffNotice(): ReactNode {
  const localize = useLocalized();
  return (
    <div className={styles.notice}>
      {localize(labels.popup.notAllowed)}
      <u>{localize(labels.popup.reload)}</u>
    </div>
  );
}
