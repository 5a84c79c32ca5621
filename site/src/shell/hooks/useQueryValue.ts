import {useHistorySelector} from '@docusaurus/theme-common';

/** A value of the address's query, empty when absent and while the page hydrates. */
export function useQueryValue(key: string): string {
  return useHistorySelector(({location}) => new URLSearchParams(location.search).get(key) ?? '');
}
