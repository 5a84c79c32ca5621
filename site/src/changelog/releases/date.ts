import type {LanguageTag} from '@scriptcat/contract';

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/**
 * Writes out a day of the data. Not left to `Intl`: Node and the browser may carry different tables,
 * and the server-rendered text has to survive hydration.
 */
export function formatDate(date: string, locale: LanguageTag): string {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return locale === 'en'
    ? `${day} ${months[month - 1]} ${year}`
    : `${year} 年 ${month} 月 ${day} 日`;
}
