import useBaseUrl from '@docusaurus/useBaseUrl';
import {useCallback} from 'react';

/** Gives the address of the search page for a query. */
export function useSearchPath(): (query: string) => string {
  const page = useBaseUrl('/search/');
  return useCallback((query) => `${page}?${new URLSearchParams({q: query})}`, [page]);
}
