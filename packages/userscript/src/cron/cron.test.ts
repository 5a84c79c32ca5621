import {describe, expect, test} from 'vitest';
import {toLocal} from './clock';
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

function localText(instant: number): string {
  const {year, month, day, weekday, hour, minute, second} = toLocal(instant, offset);
  const pad = (value: number): string => String(value).padStart(2, '0');
  const name = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'][weekday];
  const time = [hour, minute, ...(second ? [second] : [])].map(pad).join(':');
  return `${pad(year % 100)}-${pad(month)}-${pad(day)} ${name} ${time}`;
}

describe('next runs', () => {
  test.each<[string, string[], string, string | undefined]>([
    [
      '* * * * *',
      ['27-03-03 Wed 10:21', '27-03-03 Wed 10:22', '27-03-03 Wed 10:23'],
      '2027-03-03 10:21:00',
      undefined,
    ],
    [
      '*/5 * * * *',
      ['27-03-03 Wed 10:25', '27-03-03 Wed 10:30', '27-03-03 Wed 10:35'],
      '2027-03-03 10:25:00',
      undefined,
    ],
    [
      '0 * * * *',
      ['27-03-03 Wed 11:00', '27-03-03 Wed 12:00', '27-03-03 Wed 13:00'],
      '2027-03-03 11:00:00',
      undefined,
    ],
    [
      '15,45 * * * *',
      ['27-03-03 Wed 10:45', '27-03-03 Wed 11:15', '27-03-03 Wed 11:45'],
      '2027-03-03 10:45:00',
      undefined,
    ],
    [
      '0-59/15 * * * *',
      ['27-03-03 Wed 10:30', '27-03-03 Wed 10:45', '27-03-03 Wed 11:00'],
      '2027-03-03 10:30:00',
      undefined,
    ],
    [
      '0 */6 * * *',
      ['27-03-03 Wed 12:00', '27-03-03 Wed 18:00', '27-03-04 Thu 00:00'],
      '2027-03-03 12:00:00',
      undefined,
    ],
    [
      '30 8 * * *',
      ['27-03-04 Thu 08:30', '27-03-05 Fri 08:30', '27-03-06 Sat 08:30'],
      '2027-03-04 08:30:00',
      undefined,
    ],
    [
      '0 9-18 * * *',
      ['27-03-03 Wed 11:00', '27-03-03 Wed 12:00', '27-03-03 Wed 13:00'],
      '2027-03-03 11:00:00',
      undefined,
    ],
    [
      '0 9-18/3 * * *',
      ['27-03-03 Wed 12:00', '27-03-03 Wed 15:00', '27-03-03 Wed 18:00'],
      '2027-03-03 12:00:00',
      undefined,
    ],
    [
      '0 9 * * 1-5',
      ['27-03-04 Thu 09:00', '27-03-05 Fri 09:00', '27-03-08 Mon 09:00'],
      '2027-03-04 09:00:00',
      undefined,
    ],
    [
      '0 9 * * MON-FRI',
      ['27-03-04 Thu 09:00', '27-03-05 Fri 09:00', '27-03-08 Mon 09:00'],
      '2027-03-04 09:00:00',
      undefined,
    ],
    [
      '0 9 * * 0',
      ['27-03-07 Sun 09:00', '27-03-14 Sun 09:00', '27-03-21 Sun 09:00'],
      '2027-03-07 09:00:00',
      undefined,
    ],
    [
      '0 9 * * 7',
      ['27-03-07 Sun 09:00', '27-03-14 Sun 09:00', '27-03-21 Sun 09:00'],
      '2027-03-07 09:00:00',
      undefined,
    ],
    [
      '0 0 1 * *',
      ['27-04-01 Thu 00:00', '27-05-01 Sat 00:00', '27-06-01 Tue 00:00'],
      '2027-04-01 00:00:00',
      undefined,
    ],
    [
      '0 0 1 JAN *',
      ['28-01-01 Sat 00:00', '29-01-01 Mon 00:00', '30-01-01 Tue 00:00'],
      '2028-01-01 00:00:00',
      undefined,
    ],
    [
      '0 12 1 jan,jul *',
      ['27-07-01 Thu 12:00', '28-01-01 Sat 12:00', '28-07-01 Sat 12:00'],
      '2027-07-01 12:00:00',
      undefined,
    ],
    [
      '*/10 * * * * *',
      ['27-03-03 Wed 10:20:40', '27-03-03 Wed 10:20:50', '27-03-03 Wed 10:21'],
      '2027-03-03 10:20:40',
      undefined,
    ],
    [
      '0 30 8 * * *',
      ['27-03-04 Thu 08:30', '27-03-05 Fri 08:30', '27-03-06 Sat 08:30'],
      '2027-03-04 08:30:00',
      undefined,
    ],
    [
      'once * * * *',
      ['27-03-03 Wed 10:21', '27-03-03 Wed 10:22', '27-03-03 Wed 10:23'],
      '2027-03-03 10:21:00',
      'minute',
    ],
    [
      '* once * * *',
      ['27-03-03 Wed 10:21', '27-03-03 Wed 11:00', '27-03-03 Wed 12:00'],
      '2027-03-03 11:00:00',
      'hour',
    ],
    [
      '* * once * *',
      ['27-03-03 Wed 10:21', '27-03-04 Thu 00:00', '27-03-05 Fri 00:00'],
      '2027-03-04',
      'day',
    ],
    [
      '* * * once *',
      ['27-03-03 Wed 10:21', '27-04-01 Thu 00:00', '27-05-01 Sat 00:00'],
      '2027-04',
      'month',
    ],
    [
      '* * * * once',
      ['27-03-03 Wed 10:21', '27-03-08 Mon 00:00', '27-03-15 Mon 00:00'],
      '2027-03-08',
      'week',
    ],
    [
      '* 10 once * *',
      ['27-03-03 Wed 10:21', '27-03-04 Thu 10:00', '27-03-05 Fri 10:00'],
      '2027-03-04',
      'day',
    ],
    [
      '* 9-18 once * *',
      ['27-03-03 Wed 10:21', '27-03-04 Thu 09:00', '27-03-05 Fri 09:00'],
      '2027-03-04',
      'day',
    ],
    [
      '* */4 once * *',
      ['27-03-03 Wed 12:00', '27-03-04 Thu 00:00', '27-03-05 Fri 00:00'],
      '2027-03-04',
      'day',
    ],
    [
      '0,30 once * * *',
      ['27-03-03 Wed 10:30', '27-03-03 Wed 11:00', '27-03-03 Wed 12:00'],
      '2027-03-03 11:00:00',
      'hour',
    ],
    [
      '* once(9-17) * * *',
      ['27-03-03 Wed 10:21', '27-03-03 Wed 11:00', '27-03-03 Wed 12:00'],
      '2027-03-03 11:00:00',
      'hour',
    ],
    [
      '* once 13 * *',
      ['27-03-13 Sat 00:00', '27-03-13 Sat 01:00', '27-03-13 Sat 02:00'],
      '2027-03-13 00:00:00',
      'hour',
    ],
    [
      '30 8 once * *',
      ['27-03-04 Thu 08:30', '27-03-05 Fri 08:30', '27-03-06 Sat 08:30'],
      '2027-03-04',
      'day',
    ],
    [
      '* * once(10-15) * *',
      ['27-03-10 Wed 00:00', '27-03-11 Thu 00:00', '27-03-12 Fri 00:00'],
      '2027-03-10',
      'day',
    ],
    [
      '* * * once(6,12) *',
      ['27-06-01 Tue 00:00', '27-12-01 Wed 00:00', '28-06-01 Thu 00:00'],
      '2027-06',
      'month',
    ],
    [
      '0 8 * * once(1)',
      ['27-03-08 Mon 08:00', '27-03-15 Mon 08:00', '27-03-22 Mon 08:00'],
      '2027-03-08',
      'week',
    ],
    [
      '0 0 9 once * *',
      ['27-03-04 Thu 09:00', '27-03-05 Fri 09:00', '27-03-06 Sat 09:00'],
      '2027-03-04',
      'day',
    ],
    [
      '0 once * * * *',
      ['27-03-03 Wed 10:21', '27-03-03 Wed 10:22', '27-03-03 Wed 10:23'],
      '2027-03-03 10:21:00',
      'minute',
    ],
    [
      'once * * * * *',
      ['27-03-03 Wed 10:20:31', '27-03-03 Wed 10:20:32', '27-03-03 Wed 10:20:33'],
      '2027-03-03 10:20:31',
      undefined,
    ],
  ])('%s', (expression, runs, shown, period) => {
    const result = working(explain(expression));
    expect(result.runs.map(localText)).toEqual(runs);
    expect(result.shown).toBe(shown);
    expect(result.schedule.once).toBe(period);
  });

  test('a leap day is found years ahead', () => {
    const [first = 0] = working(explain('0 0 29 2 *')).runs;
    expect(localText(first)).toBe('28-02-29 Tue 00:00');
  });

  test('the current second is excluded', () => {
    const nine = Date.UTC(2027, 2, 3, 9) - offset * 60_000;
    expect(localText(working(explain('0 9 * * *', nine)).runs[0] ?? 0)).toBe('27-03-04 Thu 09:00');
  });

  test('the week of once ends with Sunday', () => {
    const sunday = Date.UTC(2027, 2, 7, 23, 59) - offset * 60_000;
    expect(working(explain('* * * * once', sunday)).shown).toBe('2027-03-08');
  });

  test('a run in the current period holds back once until the next', () => {
    const result = explainCron('* * once * *', {after, offset, count: 1, lastRun: after - 60_000});
    expect(working(result).runs.map(localText)).toEqual(['27-03-04 Thu 00:00']);
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
