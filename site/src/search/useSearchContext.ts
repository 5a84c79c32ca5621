import {useDocsContextualSearchTags} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import language from '@scriptcat/content/texts/language';
import type {Question} from '@scriptcat/search/client';
import {useMemo} from 'react';
import type {SearchSettings} from './search-client';

/** Where to search, and what a reader of this page may be shown. */
export function useSearchContext(): {
  settings: SearchSettings;
  context: Pick<Question, 'language' | 'tags'>;
} {
  const {siteConfig} = useDocusaurusContext();
  const settings = siteConfig.customFields?.search as SearchSettings;
  // A new list on every render; its text decides whether anything has changed.
  const tags = ['default', ...useDocsContextualSearchTags()].join(' ');
  return useMemo(
    () => ({
      settings,
      context: {language, tags: [...new Set(tags.split(' '))]},
    }),
    [settings, tags],
  );
}
