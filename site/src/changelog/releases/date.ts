import words from '@scriptcat/content/changelog/dates';
import {fill, type LanguageTag} from '@scriptcat/contract';

/**
 * Formats a day. Only the parts come from `Intl`: order and punctuation differ between its
 * versions, which would break hydration.
 */
export function formatDate(date: string, language: LanguageTag): string {
  const format = new Intl.DateTimeFormat(language, {dateStyle: 'long', timeZone: 'UTC'});
  const parts = format.formatToParts(new Date(date)).map(({type, value}) => [type, value]);
  return fill(words[language].day, Object.fromEntries(parts));
}
