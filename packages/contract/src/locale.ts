/** The languages in which texts that are data are written. */
export const textLocales = ['zh-Hans', 'en'] as const;

/** The language of a text. */
export type Locale = (typeof textLocales)[number];

/** A value for every language: a missing translation does not compile. */
export type Localized<T = string> = Readonly<Record<Locale, T>>;

interface SiteLanguage {
  /** As in `site/i18n`, in the `lang` attribute and, but for the first language, in addresses. */
  tag: string;
  /** What its speakers call it. */
  label: string;
  direction: 'ltr' | 'rtl';
  /** The language of texts that are data. A new language borrows them until it has its own. */
  texts: Locale;
}

/**
 * The languages of the site; the first is the default and has no path prefix. A further one is a row
 * here and its folder in `site/i18n`.
 */
export const languages = [
  {tag: 'zh-Hans', label: '简体中文', direction: 'ltr', texts: 'zh-Hans'},
  {tag: 'en', label: 'English', direction: 'ltr', texts: 'en'},
] as const satisfies readonly SiteLanguage[];

/** One of the site's languages. */
export type LanguageTag = (typeof languages)[number]['tag'];

const [{tag: first}, ...others] = languages;

/** The tags of all languages of the site. */
export const locales = [first, ...others.map(({tag}) => tag)] as const;

/** The language whose texts a page in some language shows. */
export const textsOf = (tag: string): Locale =>
  languages.find((language) => language.tag === tag)?.texts ?? languages[0].texts;

/** What stands before the addresses of a language: nothing for the first, `/en` for English. */
const prefixOf = (tag: string) => (tag === locales[0] ? '' : `/${tag}`);

/** The address of a language-neutral path in one language: `/docs/` becomes `/en/docs/`. */
export function inLocale(path: string, tag: LanguageTag): string {
  return prefixOf(tag) + path;
}

/** The language an address belongs to, known or unknown. */
export function localeOf(path: string): LanguageTag {
  const part = path.split('/')[1]?.toLowerCase();
  return locales.slice(1).find((tag) => tag.toLowerCase() === part) ?? locales[0];
}
