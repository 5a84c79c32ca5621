import {useLanguage} from '@site/src/shell/hooks/useLanguage';
import type {ReactNode} from 'react';
import buttons from '../ToolFrame/buttons.module.css';
import fields from '../ToolFrame/fields.module.css';
import noteStyles from '../ToolFrame/notes.module.css';
import RichText from '../ToolFrame/RichText';
import {playgroundTexts} from './texts';
import type {Play} from './usePlayground';

interface Props {
  play: Play;
  run: (now?: number) => void;
}

/** What the reader should know of this script before and after a run. */
export default function Notes({play, run}: Props): ReactNode {
  const locale = useLanguage();
  const texts = playgroundTexts[locale];
  const {preparation, prepared, session, nextTick, clock} = play;
  const format = new Intl.DateTimeFormat(locale, {dateStyle: 'medium', timeStyle: 'medium'});
  const notes = [
    preparation?.ok === false && texts.problems[preparation.problem],
    prepared?.problem && texts.codeProblem(prepared.problem),
    prepared?.script.kind === 'page' && !prepared.demo && texts.elsewhere,
    session.retryAt !== undefined && texts.retryAt(format.format(session.retryAt)),
  ].filter((note) => typeof note === 'string');
  return (
    <>
      {notes.map((note) => (
        <p className={noteStyles.note} data-tone={preparation?.ok ? undefined : 'bad'} key={note}>
          <RichText text={note} />
        </p>
      ))}
      {nextTick !== undefined && (
        <div className={buttons.actions}>
          <span className={fields.label}>
            {texts.clock} {format.format(clock)}
          </span>
          <button className={buttons.button} type="button" onClick={() => run(nextTick)}>
            {texts.nextTick(format.format(nextTick))}
          </button>
        </div>
      )}
    </>
  );
}
