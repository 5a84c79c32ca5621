import {describe, expect, test} from 'vitest';
import {type CronExplanation, explainCron} from './explain';

/** Wednesday 2027-03-03 10:20:30 at UTC+08:00. */
const offset = 8 * 60;
const after = Date.UTC(2027, 2, 3, 10, 20, 30) - offset * 60_000;

function explain(expression: string, at = after) {
  return explainCron(expression, {after: at, offset, count: 3});
}

function working(result: CronExplanation) {
  if (!result.ok) throw new Error(`refused: ${result.problem.code}`);
  return result;
}

/** As ScriptCat's list shows a run: `2027-03-03 10:21:00`. */
function fullText(instant: number): string {
  return new Date(instant + offset * 60_000).toISOString().slice(0, 19).replace('T', ' ');
}

/** In short: without the year 2027, and without the second 0. */
function shortText(instant: number): string {
  return fullText(instant)
    .replace(/^2027-/, '')
    .replace(/:00$/, '');
}

describe('next runs', () => {
  test.each([
    ['* * * * *', '03-03 10:21, 03-03 10:22, 03-03 10:23'],
    ['*/5 * * * *', '03-03 10:25, 03-03 10:30, 03-03 10:35'],
    ['0 * * * *', '03-03 11:00, 03-03 12:00, 03-03 13:00'],
    ['15,45 * * * *', '03-03 10:45, 03-03 11:15, 03-03 11:45'],
    ['0-59/15 * * * *', '03-03 10:30, 03-03 10:45, 03-03 11:00'],
    ['0 */6 * * *', '03-03 12:00, 03-03 18:00, 03-04 00:00'],
    ['30 8 * * *', '03-04 08:30, 03-05 08:30, 03-06 08:30'],
    ['0 9-18 * * *', '03-03 11:00, 03-03 12:00, 03-03 13:00'],
    ['0 9-18/3 * * *', '03-03 12:00, 03-03 15:00, 03-03 18:00'],
    ['0 9 * * 1-5', '03-04 09:00, 03-05 09:00, 03-08 09:00'],
    ['0 9 * * MON-FRI', '03-04 09:00, 03-05 09:00, 03-08 09:00'],
    ['0 9 * * 0', '03-07 09:00, 03-14 09:00, 03-21 09:00'],
    ['0 9 * * 7', '03-07 09:00, 03-14 09:00, 03-21 09:00'],
    ['0 0 1 * *', '04-01 00:00, 05-01 00:00, 06-01 00:00'],
    ['0 0 1 JAN *', '2028-01-01 00:00, 2029-01-01 00:00, 2030-01-01 00:00'],
    ['0 12 1 jan,jul *', '07-01 12:00, 2028-01-01 12:00, 2028-07-01 12:00'],
    ['*/10 * * * * *', '03-03 10:20:40, 03-03 10:20:50, 03-03 10:21'],
    ['0 30 8 * * *', '03-04 08:30, 03-05 08:30, 03-06 08:30'],
    ['once * * * * *', '03-03 10:20:31, 03-03 10:20:32, 03-03 10:20:33'],
  ])('%s: %s', (expression, runs) => {
    const result = working(explain(expression));
    expect(result.runs.map(shortText).join(', ')).toBe(runs);
    expect(result.shown).toBe(fullText(result.runs[0] ?? 0));
    expect(result.schedule.once).toBeUndefined();
  });

  test.each([
    ['once * * * *', 'minute', '03-03 10:21, 03-03 10:22, 03-03 10:23', '2027-03-03 10:21:00'],
    ['* once * * *', 'hour', '03-03 10:21, 03-03 11:00, 03-03 12:00', '2027-03-03 11:00:00'],
    ['* * once * *', 'day', '03-03 10:21, 03-04 00:00, 03-05 00:00', '2027-03-04'],
    ['* * * once *', 'month', '03-03 10:21, 04-01 00:00, 05-01 00:00', '2027-04'],
    ['* * * * once', 'week', '03-03 10:21, 03-08 00:00, 03-15 00:00', '2027-03-08'],
    ['* 10 once * *', 'day', '03-03 10:21, 03-04 10:00, 03-05 10:00', '2027-03-04'],
    ['* 9-18 once * *', 'day', '03-03 10:21, 03-04 09:00, 03-05 09:00', '2027-03-04'],
    ['* */4 once * *', 'day', '03-03 12:00, 03-04 00:00, 03-05 00:00', '2027-03-04'],
    ['0,30 once * * *', 'hour', '03-03 10:30, 03-03 11:00, 03-03 12:00', '2027-03-03 11:00:00'],
    ['* once(9-17) * * *', 'hour', '03-03 10:21, 03-03 11:00, 03-03 12:00', '2027-03-03 11:00:00'],
    ['* once 13 * *', 'hour', '03-13 00:00, 03-13 01:00, 03-13 02:00', '2027-03-13 00:00:00'],
    ['30 8 once * *', 'day', '03-04 08:30, 03-05 08:30, 03-06 08:30', '2027-03-04'],
    ['* * once(10-15) * *', 'day', '03-10 00:00, 03-11 00:00, 03-12 00:00', '2027-03-10'],
    ['* * * once(6,12) *', 'month', '06-01 00:00, 12-01 00:00, 2028-06-01 00:00', '2027-06'],
    ['0 8 * * once(1)', 'week', '03-08 08:00, 03-15 08:00, 03-22 08:00', '2027-03-08'],
    ['0 0 9 once * *', 'day', '03-04 09:00, 03-05 09:00, 03-06 09:00', '2027-03-04'],
    ['0 once * * * *', 'minute', '03-03 10:21, 03-03 10:22, 03-03 10:23', '2027-03-03 10:21:00'],
  ])('%s: once in every %s, %s', (expression, period, runs, shown) => {
    const result = working(explain(expression));
    expect(result.runs.map(shortText).join(', ')).toBe(runs);
    expect(result.shown).toBe(shown);
    expect(result.schedule.once).toBe(period);
  });

  test('a leap day is found years ahead', () => {
    const [first = 0] = working(explain('0 0 29 2 *')).runs;
    expect(shortText(first)).toBe('2028-02-29 00:00');
  });

  test('the current second is excluded', () => {
    const nine = Date.UTC(2027, 2, 3, 9) - offset * 60_000;
    expect(shortText(working(explain('0 9 * * *', nine)).runs[0] ?? 0)).toBe('03-04 09:00');
  });

  test('the week of once ends with Sunday', () => {
    const sunday = Date.UTC(2027, 2, 7, 23, 59) - offset * 60_000;
    expect(working(explain('* * * * once', sunday)).shown).toBe('2027-03-08');
  });

  test('a run in the current period holds back once until the next', () => {
    const result = explainCron('* * once * *', {after, offset, count: 1, lastRun: after - 60_000});
    expect(working(result).runs.map(shortText)).toEqual(['03-04 00:00']);
  });
});

describe('refused at install', () => {
  test.each(['* * * *', '* * * * * * *', '', '@daily', '* *\t* * *', '* * once(1, 2) * * *'])(
    '%j',
    (expression) => {
      expect(explain(expression)).toMatchObject({stage: 'install', problem: {code: 'field-count'}});
    },
  );
});

describe('accepted at install, failing at run', () => {
  test.each([
    ['60 * * * *', 'out-of-range'],
    ['* 24 * * *', 'out-of-range'],
    ['* * 0 * *', 'out-of-range'],
    ['* * 32 * *', 'out-of-range'],
    ['* * * 13 *', 'out-of-range'],
    ['* * * 0 *', 'out-of-range'],
    ['* * * * 8', 'out-of-range'],
    ['22-2 * * * *', 'invalid-range'],
    ['* * * * 6-1', 'invalid-range'],
    ['*/0 * * * *', 'zero-step'],
    ['? * * * *', 'unreadable'],
    ['0 0 * * 5#2', 'unreadable'],
    ['*-5 * * * *', 'unreadable'],
    ['1,,2 * * * *', 'unreadable'],
    ['0 0 L * *', 'unknown-name'],
    ['0 0 15W * *', 'unknown-name'],
    ['0 9 * * Monday', 'unknown-name'],
    ['ONCE * * * *', 'unknown-name'],
    ['* once once * *', 'unknown-name'],
    ['0 0 30 2 *', 'never'],
    ['* *  * *', 'missing-fields'],
  ])('%s: %s', (expression, code) => {
    expect(explain(expression)).toMatchObject({stage: 'run', problem: {code}});
  });

  test('points at the field and its limits', () => {
    expect(explain('0 24 * * *')).toEqual({
      ok: false,
      stage: 'run',
      problem: {code: 'out-of-range', field: 'hour', value: 24, min: 0, max: 23},
    });
  });
});

describe('accepted forms', () => {
  test.each([
    ['* once() * * *', 'hour'],
    ['* once(*) * * *', 'hour'],
    ['1,2,* * * * *', undefined],
    ['* * * * 5-7', undefined],
    ['0 0 30 2 1', undefined],
  ])('%s', (expression, period) => {
    expect(working(explain(expression)).schedule.once).toBe(period);
  });

  test('5-7 on weekdays is Friday to Sunday', () => {
    expect(working(explain('* * * * 5-7')).schedule.fields.weekday.values).toEqual([0, 5, 6]);
  });
});

describe('warnings', () => {
  test.each([
    ['* * * * * *', ['every-second', 'overlap']],
    ['*/10 * * * * *', ['seconds-unreliable', 'overlap']],
    ['0 30 8 * * *', []],
    ['once * * * * *', ['every-second', 'once-in-seconds', 'overlap']],
    ['30 8 once * *', ['once-redundant']],
    ['* * once * *', []],
    ['0 9 1 * 1', ['either-day']],
    ['0 9 31 * *', ['short-months']],
    ['0  9 * * *', ['extra-spaces']],
    ['* * * * *', ['overlap']],
  ])('%s: %j', (expression, codes) => {
    expect(working(explain(expression)).warnings.map(({code}) => code)).toEqual(codes);
  });

  test('says when the zone leaves the fixed offset of the schedule', () => {
    const change = Date.UTC(2027, 2, 14, 7);
    const offsetAt = (instant: number): number => (instant < change ? -300 : -240);
    const noon = Date.UTC(2027, 2, 13, 17);
    const result = working(explainCron('0 9 * * *', {after: noon, offset: -300, offsetAt}));
    expect(result.warnings).toEqual([
      {code: 'daylight-saving', at: noon + 86_400_000, before: -300, after: -240},
    ]);
    expect(result.shown).toBe('2027-03-14 09:00:00');
    expect(result.runs[0]).toBe(Date.UTC(2027, 2, 14, 14));
  });
});

describe('when the browser was closed', () => {
  test.each([
    ['0 9 * * *', 'skipped'],
    ['30 8 once * *', 'skipped'],
    ['* * once * *', 'caught-up'],
    ['* 9-18 once * *', 'caught-up-in-window'],
  ])('%s: %s', (expression, code) => {
    expect(working(explain(expression)).whenClosed.code).toBe(code);
  });
});
