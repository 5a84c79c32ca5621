import words from '@scriptcat/content/changelog/dates';
import {fill, type LanguageTag} from '@scriptcat/contract';

/**
 * Writes out a day of the data. Only its parts come from `Intl`: the order and the signs between
 * them differ from one version of its tables to the next, and the text has to survive hydration.
 */
export function formatDate(date: string, language: LanguageTag): string {
  const format = new Intl.DateTimeFormat(language, {dateStyle: 'long', timeZone: 'UTC'});
  const parts = format.formatToParts(new Date(date)).map(({type, value}) => [type, value]);
  return fill(words[language].day, Object.fromEntries(parts));
}
