import {expect, test} from 'vitest';
import {formatDate} from './date';

test('writes a day the way each language does', () => {
  expect(formatDate('2026-06-26', 'zh-Hans')).toBe('2026 年 6 月 26 日');
  expect(formatDate('2026-06-06', 'en')).toBe('6 June 2026');
});
