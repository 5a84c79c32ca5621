import {useMemo, useState} from 'react';
import type {IndexGroup} from '.';

/** Narrows an index to the entries whose name or summary contains every typed word. */
export function filterGroups(groups: readonly IndexGroup[], query: string): IndexGroup[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return groups
    .map(({title, entries}) => ({
      title,
      entries: entries.filter(({name, summary}) => {
        const text = `${name} ${summary}`.toLowerCase();
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter(({entries}) => entries.length > 0);
}

/** The state of the filter above an index. */
export function useFilter(groups: readonly IndexGroup[]) {
  const [query, setQuery] = useState('');
  const shown = useMemo(() => filterGroups(groups, query), [groups, query]);
  const count = shown.reduce((sum, {entries}) => sum + entries.length, 0);
  return {query, setQuery, shown, count};
}
