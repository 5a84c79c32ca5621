import type {Period} from './parse';

/*
 * Schedules follow the computer's current offset from UTC as a fixed zone. Local time is therefore
 * plain arithmetic: shift the instant and read the UTC parts.
 */

/** The parts of an instant in a fixed zone. */
export interface LocalTime {
  year: number;
  month: number;
  day: number;
  weekday: number;
  hour: number;
  minute: number;
  second: number;
}

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** Reads an instant (milliseconds since 1970) in the zone with the given offset in minutes. */
export function toLocal(instant: number, offset: number): LocalTime {
  const shifted = new Date(instant + offset * minuteMs);
  return {
    year: shifted.getUTCFullYear(),
    month: shifted.getUTCMonth() + 1,
    day: shifted.getUTCDate(),
    weekday: shifted.getUTCDay(),
    hour: shifted.getUTCHours(),
    minute: shifted.getUTCMinutes(),
    second: shifted.getUTCSeconds(),
  };
}

/** The first instant of the period after the one that holds `instant`; weeks start on Monday. */
export function nextPeriodStart(instant: number, period: Period, offset: number): number {
  const shift = offset * minuteMs;
  const local = new Date(instant + shift);
  switch (period) {
    case 'minute':
      return floor(instant + shift, minuteMs) + minuteMs - shift;
    case 'hour':
      return floor(instant + shift, 60 * minuteMs) + 60 * minuteMs - shift;
    case 'day':
      return floor(instant + shift, dayMs) + dayMs - shift;
    case 'week': {
      const daysLeft = 7 - ((local.getUTCDay() + 6) % 7);
      return floor(instant + shift, dayMs) + daysLeft * dayMs - shift;
    }
    case 'month':
      return Date.UTC(local.getUTCFullYear(), local.getUTCMonth() + 1, 1) - shift;
  }
}

function floor(value: number, unit: number): number {
  return Math.floor(value / unit) * unit;
}
