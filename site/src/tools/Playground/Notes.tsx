import language from '@scriptcat/content/texts/language';
import texts from '@scriptcat/content/texts/tools/playground';
import {fill} from '@scriptcat/contract';
import Button from '../ToolFrame/Button';
import parts from '../ToolFrame/parts.module.css';
import RichText from '../ToolFrame/RichText';
import type {Play} from './usePlayground';

interface Props {
  play: Play;
  run: (now?: number) => void;
}

/** What the reader should know of this script before and after a run. */
export default function Notes({play, run}: Props) {
  const {preparation, prepared, session, nextTick, clock} = play;
  const format = new Intl.DateTimeFormat(language, {dateStyle: 'medium', timeStyle: 'medium'});
  const notes = [
    preparation?.ok === false && texts.problems[preparation.problem],
    prepared?.problem && fill(texts.codeProblems[prepared.problem.code], {...prepared.problem}),
    prepared?.script.kind === 'page' && !prepared.demo && texts.elsewhere,
    session.retryAt !== undefined && fill(texts.retryAt, {time: format.format(session.retryAt)}),
  ].filter((note) => typeof note === 'string');
  return (
    <>
      {notes.map((note) => (
        <p className={parts.note} data-tone={preparation?.ok ? undefined : 'bad'} key={note}>
          <RichText text={note} />
        </p>
      ))}
      {nextTick !== undefined && (
        <div className={parts.actions}>
          <span className={parts.label}>
            {texts.clock} {format.format(clock)}
          </span>
          <Button onClick={() => run(nextTick)}>
            {fill(texts.nextTick, {time: format.format(nextTick)})}
          </Button>
        </div>
      )}
    </>
  );
}
