import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

const done = () =>
  translate({id: 'welcomeCheck.done', message: '完成', description: 'State of a check'});
const open = () =>
  translate({id: 'welcomeCheck.open', message: '待确认', description: 'State of a check'});

export default function CheckRow({
  isDone,
  children,
}: {
  isDone: boolean;
  children: ReactNode;
}): ReactNode {
  return (
    <li className={styles.row} data-done={isDone}>
      <span className={styles.state}>{isDone ? done() : open()}</span>
      <span>{children}</span>
    </li>
  );
}
