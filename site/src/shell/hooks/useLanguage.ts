import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {LanguageTag, Localized} from '@scriptcat/contract';

/** The language of the page, as in its address. */
export function useLanguage(): LanguageTag {
  return useDocusaurusContext().i18n.currentLocale as LanguageTag;
}

/** Picks the page's language from a value for every language. */
export function useLocalized(): <T>(value: Localized<T>) => T {
  const language = useLanguage();
  return (value) => value[language];
}
