import {useSyncExternalStore} from 'react';

/** The extension shows itself to the sites it trusts, from a script of its own. */
const isPresent = () => 'Scriptcat' in (window.external ?? {});

/** It may arrive after the page has mounted. */
function subscribe(listener: () => void): () => void {
  window.addEventListener('load', listener);
  const later = setTimeout(listener, 1500);
  return () => {
    window.removeEventListener('load', listener);
    clearTimeout(later);
  };
}

/**
 * Whether the page sees the extension; `undefined` before the check. If so, user scripts are
 * allowed as well, because the marker is set by one.
 */
export function useExtensionPresence(): boolean | undefined {
  return useSyncExternalStore<boolean | undefined>(subscribe, isPresent, () => undefined);
}
