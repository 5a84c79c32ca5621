import type {LanguageTag, Localized} from '@scriptcat/contract';

/**
 * The page's texts outside React. Browser translation changes the `lang` attribute; then the only
 * language that the page has texts of is used.
 */
export const pageWords = <T>(words: Localized<T>): T =>
  words[document.documentElement.lang as LanguageTag] ?? (Object.values(words) as [T])[0];
