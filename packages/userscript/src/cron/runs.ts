import {nextPeriodStart, toLocal} from './clock';
import type {Period, Schedule} from './parse';

/** ScriptCat gives up on a schedule without a date in the next eight years. */
const horizonMs = 8 * 366 * 24 * 60 * 60 * 1000;

/** Finds the ticks of a schedule in a zone with a fixed offset (in minutes). */
export interface Ticks {
  /** The first tick strictly after the instant. */
  after(instant: number): number | undefined;
}

const secondMs = 1000;
const dayMs = 24 * 60 * 60 * secondMs;

/** Prepares a schedule for a zone: looks day by day, then for the first time of that day. */
export function createTicks({fields}: Schedule, offset: number): Ticks {
  const {second, minute, hour, day, month, weekday} = fields;
  const isEither = !day.isFull && !weekday.isFull;
  const isOn = (midnight: number): boolean => {
    const local = toLocal(midnight, 0);
    if (!month.values.includes(local.month)) return false;
    const isDay = day.values.includes(local.day);
    const isWeekday = weekday.values.includes(local.weekday);
    return isEither ? isDay || isWeekday : isDay && isWeekday;
  };
  /** The first second of a day at or after `from`, or nothing when the day has none left. */
  const timeFrom = (from: number): number | undefined => {
    for (const hours of hour.values) {
      if (hours * 3600 + 3599 < from) continue;
      for (const minutes of minute.values) {
        const start = hours * 3600 + minutes * 60;
        const seconds = second.values.find((each) => start + each >= from);
        if (seconds !== undefined) return start + seconds;
      }
    }
    return undefined;
  };
  return {
    after(instant) {
      // The next whole second, as if the zone were UTC.
      const local = (Math.floor(instant / secondMs) + 1) * secondMs + offset * 60 * secondMs;
      const today = Math.floor(local / dayMs) * dayMs;
      for (let midnight = today; midnight - today <= horizonMs; midnight += dayMs) {
        if (!isOn(midnight)) continue;
        const from = midnight === today ? (local - today) / secondMs : 0;
        const seconds = timeFrom(from);
        if (seconds === undefined) continue;
        const next = midnight + seconds * secondMs - offset * 60 * secondMs;
        return next - instant <= horizonMs ? next : undefined;
      }
      return undefined;
    },
  };
}

/** When the runs are asked for, and what is known of earlier ones. */
export interface RunOptions {
  after: number;
  offset: number;
  count: number;
  /** The last started run, for `once`; a script that never ran runs at its first tick. */
  lastRun?: number | undefined;
}

/** The next runs with the browser always open: ticks, thinned out by `once`. */
export function nextRuns(
  schedule: Schedule,
  {after, offset, count, lastRun}: RunOptions,
): number[] {
  const ticks = createTicks(schedule, offset);
  const runs: number[] = [];
  const ranInPeriod = schedule.once && lastRun !== undefined;
  const barrier = ranInPeriod ? periodEnd(lastRun, schedule.once, offset) : after;
  let from = Math.max(after, barrier);
  while (runs.length < count) {
    const next = ticks.after(from);
    if (next === undefined) break;
    runs.push(next);
    from = periodEnd(next, schedule.once, offset);
  }
  return runs;
}

/** The last instant at which `once` still holds back a further run. */
function periodEnd(run: number, once: Period | undefined, offset: number): number {
  return once ? nextPeriodStart(run, once, offset) - 1 : run;
}

/** The next run as ScriptCat's own list shows it: with `once`, from the next period onward. */
export function shownNextRun(
  schedule: Schedule,
  {after, offset}: {after: number; offset: number},
): string | undefined {
  const from = periodEnd(after, schedule.once, offset);
  const next = createTicks(schedule, offset).after(from);
  return next === undefined ? undefined : formatShown(next, schedule.once, offset);
}

function formatShown(instant: number, once: Period | undefined, offset: number): string {
  const {year, month, day, hour, minute, second} = toLocal(instant, offset);
  const date = [year, pad(month), pad(day)].join('-');
  if (once === 'month') return date.slice(0, -3);
  if (once === 'day' || once === 'week') return date;
  return `${date} ${[hour, minute, second].map(pad).join(':')}`;
}

function pad(value: number): string {
  return String(value).padStart(2, '0');
}
