/** The languages of the site; the first is the default and has no path prefix. */
export const locales = ['zh-Hans', 'en'] as const;

/** One of the site's languages. */
export type Locale = (typeof locales)[number];

/** A value for every language: a missing translation does not compile. */
export type Localized<T = string> = Readonly<Record<Locale, T>>;
