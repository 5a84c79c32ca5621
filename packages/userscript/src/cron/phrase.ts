import type {CronField} from './field';
import type {Period, Schedule} from './parse';

/** The moments of a day a schedule picks, before it is put into words. */
export type TimePhrase =
  | {kind: 'every-second'}
  | {kind: 'every-n-seconds'; step: number}
  | {kind: 'every-minute'}
  | {kind: 'every-n-minutes'; step: number}
  | {kind: 'every-minute-between'; from: string; to: string}
  | {kind: 'every-n-minutes-between'; step: number; from: string; to: string}
  | {kind: 'hourly'}
  | {kind: 'every-n-hours'; step: number}
  | {kind: 'hourly-between'; from: string; to: string}
  | {kind: 'hourly-at'; minutes: readonly number[]}
  | {kind: 'at-times'; times: readonly string[]}
  | {kind: 'minutes-of-hours'; minutes: readonly number[]; hours: readonly number[]};

/** A run of neighbouring values, or a single one. */
export type Span = readonly [from: number, to: number];

/** A schedule as the parts of a sentence. */
export interface CronPhrase {
  time: TimePhrase;
  /** Seconds within the minute, when they are neither zero nor a phrase of their own. */
  seconds: readonly number[] | undefined;
  days: readonly Span[] | undefined;
  weekdays: readonly Span[] | undefined;
  months: readonly Span[] | undefined;
  once: Period | undefined;
}

const maxTimes = 8;

/** Takes a schedule apart into the phrases of a sentence. */
export function phraseSchedule({fields, once}: Schedule): CronPhrase {
  const {second, day, weekday, month} = fields;
  const ownSeconds = secondsPhrase(fields);
  const isZero = second.values.length === 1 && second.values[0] === 0;
  return {
    time: ownSeconds ?? timePhrase(fields.minute, fields.hour),
    seconds: ownSeconds || isZero ? undefined : second.values,
    days: day.isFull ? undefined : toSpans(day.values),
    weekdays: weekday.isFull ? undefined : toWeekdaySpans(weekday.values),
    months: month.isFull ? undefined : toSpans(month.values),
    once,
  };
}

function secondsPhrase({second, minute, hour}: Schedule['fields']): TimePhrase | undefined {
  if (!minute.isFull || !hour.isFull) return undefined;
  if (second.isFull) return {kind: 'every-second'};
  const step = evenStep(second, 60);
  return step ? {kind: 'every-n-seconds', step} : undefined;
}

function timePhrase(minute: CronField, hour: CronField): TimePhrase {
  const step = evenStep(minute, 60);
  const [span, ...moreSpans] = toSpans(hour.values);
  const hours = span && moreSpans.length === 0 && !hour.isFull ? span : undefined;
  if (minute.isFull || step) return frequentPhrase(minute.isFull ? 1 : (step ?? 1), hour, hours);
  const [only] = minute.values;
  const isSingle = minute.values.length === 1;
  if (hour.isFull) {
    return isSingle && only === 0 ? {kind: 'hourly'} : {kind: 'hourly-at', minutes: minute.values};
  }
  const hourStep = evenStep(hour, 24);
  const isOnTheHour = isSingle && only === 0;
  if (isOnTheHour && hourStep && hourStep < 6) return {kind: 'every-n-hours', step: hourStep};
  if (hours && isSingle && hours[1] - hours[0] > 2) {
    return {
      kind: 'hourly-between',
      from: clock(hours[0], only ?? 0),
      to: clock(hours[1], only ?? 0),
    };
  }
  return listedPhrase(minute.values, hour.values);
}

function frequentPhrase(step: number, hour: CronField, hours: Span | undefined): TimePhrase {
  if (hour.isFull) {
    return step === 1 ? {kind: 'every-minute'} : {kind: 'every-n-minutes', step};
  }
  if (hours) {
    const from = clock(hours[0], 0);
    const to = clock(hours[1], 60 - step);
    return step === 1
      ? {kind: 'every-minute-between', from, to}
      : {kind: 'every-n-minutes-between', step, from, to};
  }
  const minutes = Array.from({length: 60 / step}, (_, index) => index * step);
  return {kind: 'minutes-of-hours', minutes: step === 1 ? [] : minutes, hours: hour.values};
}

function listedPhrase(minutes: readonly number[], hours: readonly number[]): TimePhrase {
  if (minutes.length * hours.length > maxTimes) {
    return {kind: 'minutes-of-hours', minutes, hours};
  }
  const times = hours.flatMap((hour) => minutes.map((minute) => clock(hour, minute)));
  return {kind: 'at-times', times};
}

/** The step of values such as 0, 15, 30, 45, when it divides the whole evenly. */
function evenStep({values}: CronField, whole: number): number | undefined {
  const [first, second] = values;
  if (first !== 0 || second === undefined || whole % second !== 0) return undefined;
  const isEven =
    values.length === whole / second && values.every((value, i) => value === i * second);
  return isEven && second > 1 ? second : undefined;
}

function toSpans(values: readonly number[]): Span[] {
  const spans: [number, number][] = [];
  for (const value of values) {
    const last = spans.at(-1);
    if (last && last[1] === value - 1) last[1] = value;
    else spans.push([value, value]);
  }
  // Two neighbours read better as a list than as a range.
  return spans.flatMap(([from, to]): Span[] =>
    to - from === 1
      ? [
          [from, from],
          [to, to],
        ]
      : [[from, to]],
  );
}

/** Weeks are told from Monday, so Sunday comes last. */
function toWeekdaySpans(values: readonly number[]): Span[] {
  const fromMonday = values.map((value) => value || 7).sort((a, b) => a - b);
  return toSpans(fromMonday).map(([from, to]) => [from % 7, to % 7]);
}

function clock(hour: number, minute: number): string {
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}
