import type {LanguageTag, Localized} from '@scriptcat/contract';

/**
 * The page's own words, outside React. A browser that translates the page changes its language, and
 * a page carries the words of one language only.
 */
export const pageWords = <T>(words: Localized<T>): T =>
  words[document.documentElement.lang as LanguageTag] ?? (Object.values(words) as [T])[0];
