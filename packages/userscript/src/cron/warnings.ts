import {nextPeriodStart} from './clock';
import type {Schedule} from './parse';
import {createTicks, nextRuns} from './runs';

/** What an author should know about a schedule that works. */
export type CronWarning =
  | {code: 'every-second'}
  | {code: 'seconds-unreliable'}
  | {code: 'overlap'; seconds: number}
  | {code: 'either-day'}
  | {code: 'short-months'; day: number}
  | {code: 'once-in-seconds'}
  | {code: 'once-redundant'}
  | {code: 'extra-spaces'}
  | {code: 'daylight-saving'; at: number; before: number; after: number};

/** The offset from UTC, in minutes, that the visitor's zone has at an instant. */
export type OffsetAt = (instant: number) => number;

interface WarningOptions {
  after: number;
  offset: number;
  offsetAt?: OffsetAt | undefined;
}

/** Runs closer together than this may well overlap. */
const overlapSeconds = 60;

/** Collects the warnings for a schedule. */
export function cronWarnings(schedule: Schedule, options: WarningOptions): CronWarning[] {
  const {second, day, weekday} = schedule.fields;
  const warnings: CronWarning[] = [];
  if (second.values.length === 60) warnings.push({code: 'every-second'});
  else if (schedule.hasSeconds && !isWholeMinute(schedule)) {
    warnings.push({code: 'seconds-unreliable'});
  }
  if (schedule.hasIdleOnce) warnings.push({code: 'once-in-seconds'});
  if (isRedundantOnce(schedule, options)) warnings.push({code: 'once-redundant'});
  if (!day.isFull && !weekday.isFull) warnings.push({code: 'either-day'});
  const earliest = day.values[0] ?? 1;
  if (weekday.isFull && earliest > 28) warnings.push({code: 'short-months', day: earliest});
  if (schedule.hasExtraSpaces) warnings.push({code: 'extra-spaces'});
  const gap = shortestGap(schedule, options);
  if (gap !== undefined && gap <= overlapSeconds) warnings.push({code: 'overlap', seconds: gap});
  const change = offsetChange(options);
  if (change) warnings.push({code: 'daylight-saving', ...change});
  return warnings;
}

function isWholeMinute({fields: {second}}: Schedule): boolean {
  return second.values.length === 1 && second.values[0] === 0;
}

/** True when every period has a single tick anyway. */
function isRedundantOnce(schedule: Schedule, {after, offset}: WarningOptions): boolean {
  const {once} = schedule;
  if (!once) return false;
  const ticks = createTicks(schedule, offset);
  const first = ticks.after(nextPeriodStart(after, once, offset) - 1);
  const second = first === undefined ? undefined : ticks.after(first);
  if (first === undefined || second === undefined) return false;
  return second >= nextPeriodStart(first, once, offset);
}

function shortestGap(schedule: Schedule, {after, offset}: WarningOptions): number | undefined {
  const runs = nextRuns(schedule, {after, offset, count: 10});
  const gaps = runs.slice(1).map((run, index) => (run - (runs[index] ?? run)) / 1000);
  return gaps.length > 0 ? Math.min(...gaps) : undefined;
}

/** The first change of the visitor's own offset within a year: schedules do not follow it. */
function offsetChange({after, offset, offsetAt}: WarningOptions) {
  if (!offsetAt) return undefined;
  const dayMs = 24 * 60 * 60 * 1000;
  for (let days = 1; days <= 366; days++) {
    const at = after + days * dayMs;
    const changed = offsetAt(at);
    if (changed !== offset) return {at, before: offset, after: changed};
  }
  return undefined;
}
