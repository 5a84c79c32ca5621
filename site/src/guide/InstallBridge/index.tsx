import texts from '@scriptcat/content/texts/guide/install-page';
import {fill} from '@scriptcat/contract';
import {maxAddressLength, type RefusalReason} from './parse-install-hash';
import ScriptAddress from './ScriptAddress';
import styles from './styles.module.css';
import {useInstallHash} from './useInstallHash';
import {useSecondNavigation} from './useSecondNavigation';

/** Shows which script a link wants to install, without navigating to it. */
export default function InstallBridge() {
  const result = useInstallHash();
  useSecondNavigation(result?.state === 'given');
  return (
    <section
      // Links to this page name the script after this id: #url=…
      id="url"
      className={styles.bridge}
      data-state={result?.state ?? 'unread'}
      aria-live="polite"
    >
      {result?.state === 'given' && <ScriptAddress {...result.address} />}
      {result?.state === 'refused' && <RefusedAddress reason={result.reason} />}
      {(result === undefined || result.state === 'absent') && <p>{texts.absent}</p>}
    </section>
  );
}

/** Explains why a URL was rejected, without showing it. */
function RefusedAddress({reason}: {reason: RefusalReason}) {
  return (
    <>
      <p className={styles.title} data-reason={reason}>
        {fill(texts.refusals[reason], {limit: maxAddressLength})}
      </p>
      <p>{texts.refused}</p>
    </>
  );
}
