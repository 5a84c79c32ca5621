import clsx from 'clsx';
import type {ReactNode} from 'react';
import shared from '../later.module.css';
import styles from './styles.module.css';

/** An entry's text with its example beside it, where there is room. */
export default function ReferenceEntry({children}: {children: ReactNode}) {
  return (
    <div className={clsx(styles.entry, shared.later)} data-wide="">
      {children}
    </div>
  );
}
