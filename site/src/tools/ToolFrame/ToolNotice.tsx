import {useLocale} from '@site/src/shell/hooks/useLocale';
import type {ReactNode} from 'react';
import type {ToolState} from '../worker/useTool';
import notes from './notes.module.css';
import {frameTexts} from './texts';

/** Says when what is shown is not the answer to what was typed. */
export default function ToolNotice({state}: {state: ToolState<unknown>}): ReactNode {
  const texts = frameTexts[useLocale()];
  const {answer, isLate, hasFailed} = state;
  if (hasFailed) return <p className={notes.note}>{texts.failed}</p>;
  if (!isLate) return null;
  return (
    <p className={notes.note} data-tone="warn" role="status">
      {texts.late} {answer !== undefined && texts.earlier}
    </p>
  );
}
