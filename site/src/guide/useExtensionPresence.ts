import {useEffect, useState} from 'react';

/** Whether the page can see the extension, which shows itself to the sites it trusts. */
export function useExtensionPresence(): boolean {
  const [isPresent, setPresent] = useState(false);
  useEffect(() => {
    const {external} = window as {external?: {Scriptcat?: unknown}};
    setPresent(Boolean(external?.Scriptcat));
  }, []);
  return isPresent;
}
