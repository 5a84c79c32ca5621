import sentences from '@scriptcat/content/tools/cron/sentences';
import type {LanguageTag} from '@scriptcat/contract';
import {expect, test} from 'vitest';
import {parseCron} from './parse';
import {cronProblemText, cronWarningText, whenClosedText} from './text';
import {describeCron} from './words';

function words(expression: string, language: LanguageTag): string {
  const parsed = parseCron(expression);
  if (!parsed.ok) throw new Error(`refused: ${parsed.problem.code}`);
  return describeCron(parsed.schedule, language);
}

test.each(Object.entries(sentences))('%s in words', (expression, sentence) => {
  for (const [language, text] of Object.entries(sentence)) {
    expect(words(expression, language as LanguageTag)).toBe(text);
  }
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
