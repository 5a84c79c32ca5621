import type {Locale} from '@scriptcat/contract';

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** A day in words, in universal time, as every visitor and the build itself see it. */
export function formatDay(date: Date, locale: Locale): string {
  const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()];
  if (locale === 'en') return `${months[month]} ${day}, ${year}`;
  return `${year}年${month + 1}月${day}日`;
}
