import languageTags from '@scriptcat/content/language-tags';
import languages from '@scriptcat/content/languages';

/** The languages of the site (content/languages.yaml) and their tags; the first is the default. */
export {languages, languageTags};

/** One of them. */
export type LanguageTag = (typeof languageTags)[number];

/** A value for every language of the site. */
export type Localized<T = string> = Readonly<Record<LanguageTag, T>>;

/** A value with a text where it has one per language, as in `@scriptcat/content/texts`. */
export type InOneLanguage<T> =
  T extends Localized<infer One>
    ? InOneLanguage<One>
    : T extends object
      ? {readonly [K in keyof T]: InOneLanguage<T[K]>}
      : T;

const [first] = languageTags;

/** The language with this tag, or the default. */
export const toLanguageTag = (tag: string): LanguageTag =>
  languageTags.find((known) => known === tag) ?? first;

/** The URL prefix of a language: empty for the first, `/en` for English. */
const prefixOf = (tag: string) => (tag === first ? '' : `/${tag}`);

/** The path in one language: `/docs/` becomes `/en/docs/`. */
export function inLanguage(path: string, tag: LanguageTag): string {
  return prefixOf(tag) + path;
}

/** The language of a URL path, whether the page exists or not. */
export function languageOf(path: string): LanguageTag {
  const part = path.split('/')[1]?.toLowerCase();
  return languageTags.slice(1).find((tag) => tag.toLowerCase() === part) ?? first;
}

/** The path without its language: `/en/docs/` becomes `/docs/`, as does `/docs/` itself. */
export function neutralPath(path: string): string {
  return path.slice(prefixOf(languageOf(path)).length) || '/';
}

/** Whether words are separated by spaces; in Chinese, Japanese and Thai they are not. */
export const hasWordSpaces = (tag: string): boolean => !/^(?:zh|ja|th)\b/.test(tag);

/** A language and its fallbacks, nearest first. */
export function withFallbacks(tag: LanguageTag): readonly LanguageTag[] {
  const language = languages.find((each) => each.tag === tag);
  const lender = languageTags.find(
    (other) => language && 'fallback' in language && language.fallback === other,
  );
  return lender ? [tag, ...withFallbacks(lender)] : [tag];
}

/** The language that this one is translated from: its fallback. */
export const originalOf = (language: LanguageTag): LanguageTag =>
  withFallbacks(language)[1] ?? first;
/** For `Intl`: days in English are written as 9 November. */
export const dateLocale = (tag: string) => (tag === 'en' ? 'en-GB' : tag);
