import texts from '@scriptcat/content/texts/tools/frame';
import type {ToolState} from '../worker/useTool';
import parts from './parts.module.css';

/** Says when what is shown is not the answer to what was typed. */
export default function ToolNotice({state}: {state: ToolState<unknown>}) {
  const {answer, isLate, hasFailed} = state;
  if (hasFailed) return <p className={parts.note}>{texts.failed}</p>;
  if (!isLate) return null;
  return (
    <p className={parts.note} data-tone="warn" role="status">
      {texts.late} {answer !== undefined && texts.earlier}
    </p>
  );
}
