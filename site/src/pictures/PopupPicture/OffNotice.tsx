import {useLocalized} from '@site/src/shell/hooks/useLocale';
import type {ReactNode} from 'react';
import {labels} from '../Picture/labels';
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
