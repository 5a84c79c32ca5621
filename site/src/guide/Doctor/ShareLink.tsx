import Translate from '@docusaurus/Translate';
import CopyButton from '@site/src/shell/CopyButton';
import type {ReactNode} from 'react';
import styles from './ShareLink.module.css';
import {useShareAddress} from './useShareAddress';

/** The address of an end state, to paste into a support thread. */
export default function ShareLink({id}: {id: string}): ReactNode {
  const address = useShareAddress(id);
  return (
    <p className={styles.share} data-search="off">
      <span>
        <Translate id="doctor.share" description="Before the address of a finding of the doctor">
          求助时附上这个地址：
        </Translate>
      </span>{' '}
      <code>{address}</code> <CopyButton text={address} />
    </p>
  );
}
