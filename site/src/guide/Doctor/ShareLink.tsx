import tree from '@scriptcat/content/texts/help/troubleshooter';
import CopyButton from '@site/src/shell/CopyButton';
import styles from './ShareLink.module.css';
import {useShareAddress} from './useShareAddress';

/** The address of an ending, to paste into a support thread. */
export default function ShareLink({id}: {id: string}) {
  const address = useShareAddress(id);
  return (
    <p className={styles.share} data-search="off">
      <span>{tree.texts.share}</span> <code>{address}</code> <CopyButton text={address} />
    </p>
  );
}
