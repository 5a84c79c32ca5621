import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Locale, Localized} from '@scriptcat/contract';

/** The language of the page. */
export function useLocale(): Locale {
  return useDocusaurusContext().i18n.currentLocale as Locale;
}

/** Picks the page's language from localised data. */
export function useLocalized(): <T>(value: Localized<T>) => T {
  const locale = useLocale();
  return (value) => value[locale];
}
