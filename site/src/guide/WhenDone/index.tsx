import Mascot from '@site/src/shell/Mascot';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Appears when every step of the page is ticked. */
export default function WhenDone({children}: {children: ReactNode}) {
  return (
    <div className={styles.done} data-markdown="skip">
      <Mascot pose="glad" />
      <div>{children}</div>
    </div>
  );
}
