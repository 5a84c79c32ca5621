import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import styles from './Announcement.module.css';
import type {SearchDialogState} from './useSearchDialog';

type Props = Pick<SearchDialogState, 'answer' | 'status' | 'state'>;

/** Says aloud what has changed on the screen. */
export default function Announcement({answer, status, state}: Props): ReactNode {
  const isDone = status === 'idle' && answer.query !== '' && answer.query === state.query;
  const stalled = translate({
    id: 'search.stalled',
    message: '仍在搜索…',
    description: 'Announced when an answer takes long',
  });
  const found = translate(
    {
      id: 'search.found',
      message: '找到 {count} 条结果',
      description: 'Announced when results are shown',
    },
    {count: answer.count},
  );
  return (
    <div className={styles.srOnly} aria-live="polite">
      {status === 'stalled' ? stalled : isDone ? found : ''}
    </div>
  );
}
