import {useEffect, useState} from 'react';

/** The extension shows itself to the sites it trusts, from a script of its own. */
const isPresent = () => 'Scriptcat' in (window.external ?? {});

/**
 * Whether the page sees the extension; `undefined` before the check. If so, user scripts are
 * allowed as well, because the marker is set by one.
 */
export function useExtensionPresence(): boolean | undefined {
  const [isSeen, setSeen] = useState<boolean>();
  useEffect(() => {
    const look = () => setSeen(isPresent());
    look();
    // It may arrive after this page has mounted.
    window.addEventListener('load', look);
    const later = setTimeout(look, 1500);
    return () => {
      window.removeEventListener('load', look);
      clearTimeout(later);
    };
  }, []);
  return isSeen;
}
