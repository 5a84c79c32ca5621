import {
  type InstallProblem,
  type ParsedCron,
  type Period,
  parseCron,
  type RunProblem,
  type Schedule,
} from './parse';
import {nextRuns, shownNextRun} from './runs';
import {type CronWarning, cronWarnings, type OffsetAt} from './warnings';

/** When and where a schedule is looked at. */
export interface ExplainOptions {
  /** The current instant, in milliseconds since 1970. */
  after: number;
  /** Minutes east of UTC; a fixed zone, as in ScriptCat. */
  offset: number;
  count?: number;
  lastRun?: number | undefined;
  /** Lets the explanation warn of a coming change to or from daylight-saving time. */
  offsetAt?: OffsetAt | undefined;
}

/** What becomes of a run whose time passes while the browser is closed. */
export interface WhenClosed {
  code: 'skipped' | 'caught-up' | 'caught-up-in-window';
  period?: Period;
}

/** Everything the page says about an expression. */
export type CronExplanation =
  | {
      ok: true;
      schedule: Schedule;
      runs: readonly number[];
      /** The text ScriptCat's script list would show as the next run. */
      shown: string;
      whenClosed: WhenClosed;
      warnings: readonly CronWarning[];
    }
  | {ok: false; stage: 'install'; problem: InstallProblem}
  | {ok: false; stage: 'run'; problem: RunProblem};

/** Explains an expression: its next runs and warnings, or the stage and reason of its failure. */
export function explainCron(expression: string, options: ExplainOptions): CronExplanation {
  const parsed: ParsedCron = parseCron(expression);
  if (!parsed.ok) return parsed;
  const {schedule} = parsed;
  const {after, offset, count = 10, lastRun, offsetAt} = options;
  const runs = nextRuns(schedule, {after, offset, count, lastRun});
  const shown = shownNextRun(schedule, {after, offset});
  if (runs.length === 0 || shown === undefined) {
    return {ok: false, stage: 'run', problem: {code: 'never'}};
  }
  const warnings = cronWarnings(schedule, {after, offset, offsetAt});
  return {ok: true, schedule, runs, shown, whenClosed: whenClosed(schedule, warnings), warnings};
}

function whenClosed(schedule: Schedule, warnings: readonly CronWarning[]): WhenClosed {
  const {once: period} = schedule;
  const isRedundant = warnings.some(({code}) => code === 'once-redundant');
  if (!period || isRedundant) return {code: 'skipped'};
  const isLimited = !fillsPeriod(schedule, period);
  return {code: isLimited ? 'caught-up-in-window' : 'caught-up', period};
}

/** True when every minute of the period has a tick. */
function fillsPeriod({fields}: Schedule, period: Period): boolean {
  if (period === 'minute') return fields.second.isFull;
  if (period === 'hour') return fields.minute.isFull;
  const wholeDays = fields.minute.isFull && fields.hour.isFull;
  if (period === 'day') return wholeDays;
  return wholeDays && fields.day.isFull && fields.weekday.isFull;
}
