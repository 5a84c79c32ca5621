import {expect, test} from 'vitest';
import {parseCron} from './parse';
import {cronWeek} from './week';

/** Wednesday 2027-03-03 10:20 at UTC+08:00. */
const offset = 480;
const after = Date.UTC(2027, 2, 3, 2, 20);

function week(expression: string): string[] {
  const parsed = parseCron(expression);
  if (!parsed.ok) throw new Error(expression);
  return cronWeek(parsed.schedule, {after, offset}).map(({hours}) =>
    hours.flatMap((runs, hour) => (runs > 0 ? [`${hour}:${runs}`] : [])).join(' '),
  );
}

test.each([
  ['30 8 * * 1-5', ['8:1', '8:1', '8:1', '', '', '8:1', '8:1']],
  ['*/15 9 * * *', Array.from({length: 7}, () => '9:4')],
  ['* 9-18 once * *', Array.from({length: 7}, () => '9:1')],
  ['0 12 5 * *', ['', '', '12:1', '', '', '', '']],
  ['*/10 once * * 0', ['', '', '', '', expect.stringMatching(/^0:1 1:1 .* 23:1$/), '', '']],
])('%s', (expression, days) => {
  expect(week(expression)).toEqual(days);
});

test('the week starts at midnight in the zone of the schedule', () => {
  const parsed = parseCron('0 9 * * *');
  if (!parsed.ok) throw new Error('refused');
  const [today] = cronWeek(parsed.schedule, {after, offset});
  expect(today?.start).toBe(Date.UTC(2027, 2, 2, 16));
});
