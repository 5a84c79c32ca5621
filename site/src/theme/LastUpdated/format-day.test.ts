import {expect, test} from 'vitest';
import {formatDay} from './format-day';

test.each([
  ['2026-01-09T00:00:00Z', 'zh-Hans', '2026年1月9日'],
  ['2026-12-31T23:59:59Z', 'en', 'Dec 31, 2026'],
] as const)('%s reads in %s as %s', (instant, locale, words) => {
  const date = new Date(instant);
  expect(formatDay(date, locale)).toBe(words);
  const format = {day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC'} as const;
  expect(formatDay(date, locale)).toBe(new Intl.DateTimeFormat(locale, format).format(date));
});
