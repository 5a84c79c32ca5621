import language from '@scriptcat/content/texts/language';
import texts from '@scriptcat/content/texts/tools/cron';
import {dateLocale, fill} from '@scriptcat/contract';
import {
  type CronDay,
  type CronExplanation,
  cronProblemText,
  cronWarningText,
  describeCron,
  offsetText,
  whenClosedText,
} from '@scriptcat/userscript';
import parts from '../ToolFrame/parts.module.css';
import RichText from '../ToolFrame/RichText';
import Sentence from '../ToolFrame/Sentence';
import Verdict from '../ToolFrame/Verdict';
import styles from './styles.module.css';
import WeekStrip from './WeekStrip';

interface Props {
  result: CronExplanation;
  week: readonly CronDay[];
  now: number;
  offset: number;
}

/** The schedule in texts, its next runs and what to watch, or what is wrong with it. */
export default function CronAnswer({result, week, now, offset}: Props) {
  const format = createFormat(dateLocale(language), offset);
  if (!result.ok) {
    return (
      <>
        <Verdict tone="bad">{result.stage === 'install' ? texts.install : texts.run}</Verdict>
        <Sentence>
          <RichText text={cronProblemText(result.problem, language)} />
        </Sentence>
      </>
    );
  }
  return (
    <>
      <Sentence>{describeCron(result.schedule, language)}</Sentence>
      {result.warnings.map((warning) => (
        <p className={parts.note} data-tone="warn" key={warning.code}>
          <RichText text={cronWarningText(warning, language, format.date)} />
        </p>
      ))}
      <WeekStrip week={week} now={now} offset={offset} />
      <p className={styles.heading}>{fill(texts.nextRuns, {zone: offsetText(offset)})}</p>
      <ol className={styles.runs}>
        {result.runs.map((run) => (
          <li key={run}>
            <time dateTime={new Date(run).toISOString()}>{format.run(run)}</time>
          </li>
        ))}
      </ol>
      <p className={parts.note}>
        <RichText text={fill(texts.shown, {text: result.shown})} />
      </p>
      <p className={parts.note}>{whenClosedText(result.whenClosed, language)}</p>
    </>
  );
}

/** Dates are written in the fixed zone of the schedule, whatever the clocks do later. */
function createFormat(locale: string, offset: number) {
  const day = {timeZone: 'UTC', year: 'numeric', month: 'short', day: 'numeric'} as const;
  const time = {hour: '2-digit', minute: '2-digit', second: '2-digit', hour12: false} as const;
  const date = new Intl.DateTimeFormat(locale, day);
  const run = new Intl.DateTimeFormat(locale, {...day, ...time, weekday: 'short'});
  const shift = (instant: number): number => instant + offset * 60_000;
  return {
    date: (instant: number) => date.format(shift(instant)),
    run: (instant: number) => run.format(shift(instant)),
  };
}
