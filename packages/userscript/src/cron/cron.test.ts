import examples from '@scriptcat/content/tools/cron/examples';
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
  test.each(Object.entries(examples.runs))('%s: %s', (expression, runs) => {
    const result = working(explain(expression));
    expect(result.runs.map(shortText).join(', ')).toBe(runs);
    expect(result.shown).toBe(fullText(result.runs[0] ?? 0));
    expect(result.schedule.once).toBeUndefined();
  });

  test.each(Object.entries(examples.once))('%s: %j', (expression, [period, runs, shown]) => {
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

const problems = Object.entries(examples.problems).flatMap(([code, expressions]) =>
  expressions.map((expression) => [expression, code] as const),
);

describe('problems', () => {
  test.each(problems)('%j: %s', (expression, code) => {
    // ScriptCat only counts fields when it installs a script.
    const stage = code === 'field-count' ? 'install' : 'run';
    expect(explain(expression)).toMatchObject({stage, problem: {code}});
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
  test.each(Object.entries(examples.accepted))('%s', (expression, period) => {
    expect(working(explain(expression)).schedule.once ?? null).toBe(period);
  });

  test('5-7 on weekdays is Friday to Sunday', () => {
    expect(working(explain('* * * * 5-7')).schedule.fields.weekday.values).toEqual([0, 5, 6]);
  });
});

describe('warnings', () => {
  test.each(Object.entries(examples.warnings))('%s: %j', (expression, codes) => {
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
  test.each(Object.entries(examples.closed))('%s: %s', (expression, code) => {
    expect(working(explain(expression)).whenClosed.code).toBe(code);
  });
});
