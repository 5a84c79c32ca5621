import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

const done = () =>
  translate({id: 'welcomeCheck.done', message: '完成', description: 'State of a check'});

/** Something that the page has seen for itself. */
export default function CheckRow({children}: {children: ReactNode}): ReactNode {
  return (
    <li className={styles.row}>
      <span className={styles.state}>{done()}</span>
      <span>{children}</span>
    </li>
  );
}
