import {useEffect, useState} from 'react';

/** The server rejects longer URLs, and chat apps cut them. */
export const maxAddressLength = 1900;

/** Debounce: browsers rate-limit history changes. */
const pauseMs = 300;

/**
 * State in the query string, so that a link restores it. Only for components that are never
 * rendered on the server.
 */
export function useAddressState(name: string, initial: string) {
  const [value, setValue] = useState(() => readAddress(name) ?? initial);

  useEffect(() => {
    const timer = setTimeout(
      () => writeAddress(name, value === initial ? undefined : value),
      pauseMs,
    );
    return () => clearTimeout(timer);
  }, [name, value, initial]);

  return [value, setValue] as const;
}

function readAddress(name: string): string | undefined {
  return new URLSearchParams(window.location.search).get(name) ?? undefined;
}

function writeAddress(name: string, value: string | undefined): void {
  const url = new URL(window.location.href);
  // Do not encode a long script that will be too long anyway.
  if (value === undefined || value.length > maxAddressLength) url.searchParams.delete(name);
  else url.searchParams.set(name, value);
  if (url.href.length > maxAddressLength) url.searchParams.delete(name);
  if (url.href === window.location.href) return;
  // Bypass the router: neither page nor scroll position change.
  window.history.replaceState(window.history.state, '', url);
}
