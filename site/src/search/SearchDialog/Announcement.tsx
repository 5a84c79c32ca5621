import texts from '@scriptcat/content/texts/search/dialog';
import {fill} from '@scriptcat/contract';
import parts from '../../css/parts.module.css';
import type {SearchDialogState} from './useSearchDialog';

type Props = Pick<SearchDialogState, 'answer' | 'status' | 'state'>;

/** Says aloud what has changed on the screen. */
export default function Announcement({answer, status, state}: Props) {
  const isDone = status === 'idle' && answer.query !== '' && answer.query === state.query;
  const found = fill(texts.found, {count: answer.count});
  return (
    <div className={parts.hidden} aria-live="polite">
      {status === 'stalled' ? texts.stalled : isDone ? found : ''}
    </div>
  );
}
