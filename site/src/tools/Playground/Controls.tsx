import {useLocale} from '@site/src/shell/hooks/useLocale';
import type {ReactNode} from 'react';
import RichText from '../ToolFrame/RichText';
import frame from '../ToolFrame/styles.module.css';
import Verdict, {type Tone} from '../ToolFrame/Verdict';
import type {Status} from './session';
import {playgroundTexts} from './texts';
import type {usePlayground} from './usePlayground';

const tones: Record<Status, Tone> = {
  idle: 'quiet',
  starting: 'quiet',
  running: 'warn',
  complete: 'good',
  error: 'bad',
  stopped: 'quiet',
  stuck: 'bad',
};

/** Run, stop, the clock, and how the run went. */
export default function Controls({play}: {play: ReturnType<typeof usePlayground>}): ReactNode {
  const locale = useLocale();
  const texts = playgroundTexts[locale];
  const {prepared, session, nextTick, run, stop, isElsewhere, clock} = play;
  const format = new Intl.DateTimeFormat(locale, {dateStyle: 'medium', timeStyle: 'medium'});
  return (
    <>
      <div className={frame.actions}>
        <button
          className={frame.button}
          type="button"
          disabled={!prepared.ok}
          onClick={() => run()}
        >
          {texts.run}
        </button>
        <button
          className={frame.button}
          type="button"
          disabled={session.status === 'idle'}
          onClick={stop}
        >
          {texts.stop}
        </button>
        <Verdict tone={tones[session.status]}>{texts.status[session.status]}</Verdict>
      </div>
      {!prepared.ok && (
        <p className={frame.note} data-tone="bad">
          <RichText
            text={
              prepared.problem === 'syntax'
                ? texts.syntax(prepared.line, prepared.column)
                : texts.problems[prepared.problem]
            }
          />
        </p>
      )}
      {isElsewhere && (
        <p className={frame.note}>
          <RichText text={texts.elsewhere} />
        </p>
      )}
      {nextTick !== undefined && (
        <div className={frame.actions}>
          <span className={frame.label}>
            {texts.clock} {format.format(clock)}
          </span>
          <button className={frame.button} type="button" onClick={() => run(nextTick)}>
            {texts.nextTick(format.format(nextTick))}
          </button>
        </div>
      )}
      {session.retryAt !== undefined && (
        <p className={frame.note}>{texts.retryAt(format.format(session.retryAt))}</p>
      )}
    </>
  );
}
