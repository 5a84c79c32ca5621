import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {LanguageTag} from '@scriptcat/contract';

/** The language of the page, as in its address. */
export function useLanguage(): LanguageTag {
  return useDocusaurusContext().i18n.currentLocale as LanguageTag;
}
