import type {LanguageTag} from '@scriptcat/contract';
import {describe, expect, test} from 'vitest';
import {parseCron} from './parse';
import {cronProblemText, cronWarningText, whenClosedText} from './text';
import {describeCron} from './words';

function words(expression: string, language: LanguageTag): string {
  const parsed = parseCron(expression);
  if (!parsed.ok) throw new Error(`refused: ${parsed.problem.code}`);
  return describeCron(parsed.schedule, language);
}

describe('a schedule in words', () => {
  test.each([
    ['* * * * *', '运行时间：每分钟。', 'Runs every minute.'],
    ['*/5 * * * *', '运行时间：每 5 分钟。', 'Runs every 5 minutes.'],
    ['0-59/15 * * * *', '运行时间：每 15 分钟。', 'Runs every 15 minutes.'],
    ['0 * * * *', '运行时间：每小时整点。', 'Runs every hour on the hour.'],
    [
      '15,45 * * * *',
      '运行时间：每小时的第 15、45 分。',
      'Runs at minute 15 and 45 of every hour.',
    ],
    [
      '0 */6 * * *',
      '运行时间：每天 00:00、06:00、12:00、18:00。',
      'Runs at 00:00, 06:00, 12:00 and 18:00, every day.',
    ],
    ['30 8 * * *', '运行时间：每天 08:30。', 'Runs at 08:30, every day.'],
    [
      '0 9-18 * * *',
      '运行时间：每天从 09:00 到 18:00 每小时一次。',
      'Runs every hour from 09:00 to 18:00, every day.',
    ],
    ['0 9 * * 1-5', '运行时间：每周一到周五 09:00。', 'Runs at 09:00, on Monday to Friday.'],
    ['0 9 * * 7', '运行时间：每周日 09:00。', 'Runs at 09:00, on Sunday.'],
    ['0 0 1 * *', '运行时间：每月 1 日 00:00。', 'Runs at 00:00, on day 1 of every month.'],
    [
      '0 12 1 jan,jul *',
      '运行时间：1 月、7 月 1 日 12:00。',
      'Runs at 12:00, on day 1 of January and July.',
    ],
    ['*/10 * * * * *', '运行时间：每 10 秒。', 'Runs every 10 seconds.'],
    ['5 0 * * * *', '运行时间：每小时整点的第 5 秒。', 'Runs every hour on the hour, at second 5.'],
    [
      '0 9 13 * 5',
      '运行时间：每月 13 日，以及每周五，09:00。',
      'Runs at 09:00, on day 13 of every month and also on every Friday.',
    ],
    [
      '* 9-18 once * *',
      '每天最多运行一次，在浏览器开着的第一个可用时刻：每天 09:00 到 18:59 之间每分钟。',
      'Runs at most once a day, at the first of these moments with the browser open: every minute from 09:00 to 18:59, every day.',
    ],
    [
      '* */4 once * *',
      '每天最多运行一次，在浏览器开着的第一个可用时刻：每天 0、4、8、12、16、20 点的每一分钟。',
      'Runs at most once a day, at the first of these moments with the browser open: every minute of hour 0, 4, 8, 12, 16 and 20, every day.',
    ],
  ])('%s', (expression, zh, en) => {
    expect(words(expression, 'zh-Hans')).toBe(zh);
    expect(words(expression, 'en')).toBe(en);
  });
});

test('a problem names the field in the language of the page', () => {
  const problem = {code: 'out-of-range', field: 'hour', value: 24, min: 0, max: 23} as const;
  expect(cronProblemText(problem, 'zh-Hans')).toContain('时字段的 24');
  expect(cronProblemText(problem, 'en')).toContain('24 in the hour field');
});

test('a coming change of the clock is told with both offsets', () => {
  const warning = {code: 'daylight-saving', at: 0, before: -300, after: -240} as const;
  expect(cronWarningText(warning, 'en', () => '14 March')).toContain(
    'from UTC−05:00 to UTC−04:00 around 14 March',
  );
});

test('a missed run is told by its period', () => {
  expect(whenClosedText({code: 'caught-up', period: 'day'}, 'zh-Hans')).toContain('当天内');
  expect(whenClosedText({code: 'caught-up', period: 'day'}, 'en')).toContain('same day');
});
