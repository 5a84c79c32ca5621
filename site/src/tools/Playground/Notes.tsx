import language from '@scriptcat/content/texts/language';
import texts from '@scriptcat/content/texts/tools/playground';
import looks from '@scriptcat/content/texts/tools/playground/looks';
import {dateLocale, fill} from '@scriptcat/contract';
import type {Script} from '@scriptcat/simulator';
import Button from '../ToolFrame/Button';
import parts from '../ToolFrame/parts.module.css';
import RichText from '../ToolFrame/RichText';
import type {Play} from './usePlayground';

/** The script's description in the reader's language. */
function descriptionOf({meta}: Script): string {
  const {language: code, region} = new Intl.Locale(language).maximize();
  const own = meta[`description:${code}-${region}`.toLowerCase()] ?? meta.description;
  return own?.[0] ?? '';
}

interface Props {
  play: Play;
  run: (now?: number) => void;
}

/** What the reader should know of this script before and after a run. */
export default function Notes({play, run}: Props) {
  const {preparation, prepared, session, nextTick, clock, change, sample} = play;
  const known: Readonly<Record<string, string>> = looks;
  const options = {dateStyle: 'medium', timeStyle: 'medium'} as const;
  const format = new Intl.DateTimeFormat(dateLocale(language), options);
  const notes = [
    preparation?.ok === false && texts.problems[preparation.problem],
    prepared?.completed !== undefined && texts.noHeader,
    prepared?.problem && fill(texts.codeProblems[prepared.problem.code], {...prepared.problem}),
    prepared?.script.kind === 'page' && !prepared.demo && texts.elsewhere,
    session.retryAt !== undefined && fill(texts.retryAt, {time: format.format(session.retryAt)}),
  ].filter((note) => typeof note === 'string');
  return (
    <>
      {sample && prepared && (
        <p className={parts.note} data-look={known[sample] && ''}>
          {descriptionOf(prepared.script)} {known[sample]}
        </p>
      )}
      {notes.map((note) => (
        <p className={parts.note} data-tone={preparation?.ok ? undefined : 'bad'} key={note}>
          <RichText text={note} />
        </p>
      ))}
      {prepared?.completed !== undefined && (
        <div className={parts.actions}>
          <Button onClick={() => change(prepared.completed ?? '')}>{texts.addHeader}</Button>
        </div>
      )}
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
