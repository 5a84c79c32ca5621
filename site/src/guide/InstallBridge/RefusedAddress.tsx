import {useLocalized} from '@site/src/shell/hooks/useLanguage';
import type {ReactNode} from 'react';
import {messages, refusals} from './messages';
import type {RefusalReason} from './parse-install-hash';
import styles from './styles.module.css';

/** Says why an address is not shown. The address itself stays out of the page. */
export default function RefusedAddress({reason}: {reason: RefusalReason}): ReactNode {
  const localize = useLocalized();
  return (
    <>
      <p className={styles.title} data-reason={reason}>
        {localize(refusals[reason])}
      </p>
      <p>{localize(messages.refused)}</p>
    </>
  );
}
