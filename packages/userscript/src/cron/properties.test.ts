import {languageTags} from '@scriptcat/contract';
import fc from 'fast-check';
import {expect, test} from 'vitest';
import {nextPeriodStart, toLocal} from './clock';
import {explainCron} from './explain';
import type {FieldName} from './field';
import {createTicks} from './runs';
import {describeCron} from './words';

function fieldSource(min: number, max: number): fc.Arbitrary<string> {
  const value = fc.integer({min, max});
  const range = fc.tuple(value, value).map(([a, b]) => `${Math.min(a, b)}-${Math.max(a, b)}`);
  const step = fc.integer({min: 1, max: 30});
  return fc.oneof(
    {weight: 3, arbitrary: fc.constant('*')},
    value.map(String),
    range,
    fc.tuple(range, step).map(([text, size]) => `${text}/${size}`),
    step.map((size) => `*/${size}`),
    fc.array(value, {minLength: 1, maxLength: 4}).map((list) => list.join(',')),
  );
}

const expression = fc
  .tuple(
    fieldSource(0, 59),
    fieldSource(0, 59),
    fieldSource(0, 23),
    fieldSource(1, 31),
    fieldSource(1, 12),
    fieldSource(0, 7),
    fc.constantFrom(undefined, 1, 2, 3, 4, 5),
  )
  .map(([second, minute, hour, day, month, weekday, once]) => {
    return [second, minute, hour, day, month, weekday]
      .map((source, index) => (index === once ? `once(${source})` : source))
      .join(' ');
  });
const instant = fc.integer({min: Date.UTC(2020, 0), max: Date.UTC(2040, 0)});
const zone = fc.integer({min: -12 * 60, max: 14 * 60});

test('runs are strictly later, in order, and satisfy every field', () => {
  fc.assert(
    fc.property(expression, instant, zone, (source, after, offset) => {
      const result = explainCron(source, {after, offset, count: 4});
      if (!result.ok) {
        expect(result.problem.code).toBe('never');
        return;
      }
      const {fields, once} = result.schedule;
      const allows = (name: FieldName, value: number): boolean =>
        fields[name].values.includes(value);
      let previous = after;
      for (const run of result.runs) {
        const local = toLocal(run, offset);
        expect(run).toBeGreaterThan(previous);
        expect(allows('second', local.second)).toBe(true);
        expect(allows('minute', local.minute)).toBe(true);
        expect(allows('hour', local.hour)).toBe(true);
        expect(allows('month', local.month)).toBe(true);
        const isDay = allows('day', local.day);
        const isWeekday = allows('weekday', local.weekday);
        const both = !fields.day.isFull && !fields.weekday.isFull;
        expect(both ? isDay || isWeekday : isDay && isWeekday).toBe(true);
        if (once && previous !== after) {
          expect(run).toBeGreaterThanOrEqual(nextPeriodStart(previous, once, offset));
        }
        previous = run;
      }
    }),
    {numRuns: 100},
  );
});

test('every schedule can be told in both languages without an open blank', () => {
  fc.assert(
    fc.property(expression, (source) => {
      const result = explainCron(source, {after: Date.UTC(2027, 0), offset: 0, count: 1});
      if (!result.ok) return;
      for (const language of languageTags) {
        expect(describeCron(result.schedule, language)).not.toMatch(/\{|undefined/);
      }
    }),
  );
});

test('a text of 100 KB is read no further than an expression can be long', () => {
  const huge = `${'1,'.repeat(50_000)}1 * * * *`;
  expect(explainCron(huge, {after: 0, offset: 0})).toMatchObject({problem: {code: 'field-count'}});
});

test.each([
  '0 9 */10 * *',
  '0 0 1,31 * *',
  '0 0 1,30 * *',
  '0 0 1,15,31 * *',
  '0 9 1,11,21,31 * *',
  '0 9 1 * 1-5',
  '0 8 1 * 4',
  '30 8 29 2 *',
  '0 12 31 * *',
])('%s finds the same days as a plain count, on every day of two leap cycles', (source) => {
  const dayMs = 24 * 60 * 60 * 1000;
  const start = Date.UTC(2025, 0);
  const end = Date.UTC(2033, 0);
  const parsed = explainCron(source, {after: start, offset: 0, count: 1});
  if (!parsed.ok) throw new Error(source);
  const {minute, hour, day, month, weekday} = parsed.schedule.fields;
  const isEither = !day.isFull && !weekday.isFull;
  const time = ((hour.values[0] ?? 0) * 60 + (minute.values[0] ?? 0)) * 60_000;
  const expected: number[] = [];
  for (let midnight = start; midnight < end + 9 * 366 * dayMs; midnight += dayMs) {
    const date = new Date(midnight);
    const isDay = day.values.includes(date.getUTCDate());
    const isWeekday = weekday.values.includes(date.getUTCDay());
    const isMonth = month.values.includes(date.getUTCMonth() + 1);
    if (isMonth && (isEither ? isDay || isWeekday : isDay && isWeekday)) {
      expected.push(midnight + time);
    }
  }
  const ticks = createTicks(parsed.schedule, 0);
  let next = 0;
  for (let after = start; after < end; after += dayMs) {
    while ((expected[next] ?? 0) <= after) next++;
    expect(ticks.after(after)).toBe(expected[next]);
  }
});
