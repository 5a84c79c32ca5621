import type {Schedule} from './parse';
import {createTicks, nextRuns} from './runs';

/** One day of a schedule: how many runs each of its 24 hours holds. */
export interface CronDay {
  /** The instant the day starts in the schedule's zone. */
  start: number;
  hours: readonly number[];
}

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

/** The week that starts today, hour by hour. */
export function cronWeek(
  schedule: Schedule,
  {after, offset}: {after: number; offset: number},
): CronDay[] {
  const shift = offset * 60_000;
  const today = Math.floor((after + shift) / dayMs) * dayMs - shift;
  const starts = Array.from({length: 7}, (_, index) => today + index * dayMs);
  const {once} = schedule;
  if (once === 'day' || once === 'week' || once === 'month') {
    const runs = nextRuns(schedule, {after: today - 1, offset, count: 8});
    return starts.map((start) => ({start, hours: hoursOf(runs, start)}));
  }
  const ticks = createTicks(schedule, offset);
  const {second, minute, hour} = schedule.fields;
  const perMinute = once === 'minute' ? 1 : second.values.length;
  const perHour = once === 'hour' ? 1 : minute.values.length * perMinute;
  return starts.map((start) => {
    const first = ticks.after(start - 1);
    const isOn = first !== undefined && first < start + dayMs;
    const hours = Array.from({length: 24}, (_, index) =>
      isOn && hour.values.includes(index) ? perHour : 0,
    );
    return {start, hours};
  });
}

function hoursOf(runs: readonly number[], start: number): number[] {
  return Array.from({length: 24}, (_, index) => {
    const from = start + index * hourMs;
    return runs.filter((run) => run >= from && run < from + hourMs).length;
  });
}
