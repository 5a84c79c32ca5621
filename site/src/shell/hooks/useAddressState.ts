import {useEffect, useState} from 'react';

/** The server refuses longer addresses, and chat programs cut them. */
export const maxAddressLength = 1900;

/** Typing changes the address only after a pause; browsers limit how often it may change. */
const pauseMs = 300;

/**
 * State that lives in the query of the address, so that a link opens the same case. Only for parts
 * that are never rendered on the server.
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
  // Spelling out a long script would take time, only to be refused.
  if (value === undefined || value.length > maxAddressLength) url.searchParams.delete(name);
  else url.searchParams.set(name, value);
  if (url.href.length > maxAddressLength) url.searchParams.delete(name);
  if (url.href === window.location.href) return;
  // The router need not know: neither the page nor its scroll position changes.
  window.history.replaceState(window.history.state, '', url);
}
