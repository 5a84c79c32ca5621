import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {type LanguageTag, type Locale, type Localized, textsOf} from '@scriptcat/contract';

/** The language of the page, as in its address. */
export function useLanguage(): LanguageTag {
  return useDocusaurusContext().i18n.currentLocale as LanguageTag;
}

/** The language of texts that are data on the page. */
export function useLocale(): Locale {
  return textsOf(useLanguage());
}

/** Picks the page's language from localised data. */
export function useLocalized(): <T>(value: Localized<T>) => T {
  const locale = useLocale();
  return (value) => value[locale];
}
