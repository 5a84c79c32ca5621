import {useHistorySelector} from '@docusaurus/theme-common';

/** A value of the query string; empty if absent and during hydration. */
export function useQueryValue(key: string): string {
  return useHistorySelector(({location}) => new URLSearchParams(location.search).get(key) ?? '');
}
