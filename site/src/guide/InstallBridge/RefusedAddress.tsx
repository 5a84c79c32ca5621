import texts from '@scriptcat/content/texts/guide/install-page';
import {fill} from '@scriptcat/contract';
import {maxAddressLength, type RefusalReason} from './parse-install-hash';
import styles from './styles.module.css';

/** Explains why a URL was rejected, without showing it. */
export default function RefusedAddress({reason}: {reason: RefusalReason}) {
  return (
    <>
      <p className={styles.title} data-reason={reason}>
        {fill(texts.refusals[reason], {limit: maxAddressLength})}
      </p>
      <p>{texts.refused}</p>
    </>
  );
}
