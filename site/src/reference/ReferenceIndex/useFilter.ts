import {useCallback, useEffect, useMemo, useRef, useState} from 'react';

export interface IndexGroup {
  title: string;
  entries: {name: string; anchor: string; summary: string}[];
}

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

/** State of the filter. Includes text typed before hydration. */
export function useFilter(groups: readonly IndexGroup[]) {
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const read = useCallback(() => setQuery(input.current?.value ?? ''), []);
  useEffect(read, [read]);
  const shown = useMemo(() => filterGroups(groups, query), [groups, query]);
  const count = shown.reduce((sum, {entries}) => sum + entries.length, 0);
  return {input, read, query, shown, count};
}
