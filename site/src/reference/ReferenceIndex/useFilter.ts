import {useCallback, useEffect, useRef, useState} from 'react';

/** Whether a text contains every word of a query, in any order. */
export function matches(text: string, query: string): boolean {
  const folded = text.toLowerCase();
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => folded.includes(word));
}

/**
 * Hides the rows of a list that do not match what is typed. The rows are finished HTML, so they are
 * hidden in the document. Includes text typed before hydration.
 */
export function useFilter() {
  const list = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [found, setFound] = useState<{query: string; count: number}>();
  const read = useCallback(() => {
    const query = input.current?.value.trim() ?? '';
    const rows = [...(list.current?.querySelectorAll('li') ?? [])];
    for (const row of rows) row.hidden = !matches(row.textContent ?? '', query);
    const count = rows.filter((row) => !row.hidden).length;
    setFound(query ? {query, count} : undefined);
  }, []);
  useEffect(read, [read]);
  return {list, input, read, found};
}
