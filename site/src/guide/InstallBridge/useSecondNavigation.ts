import {useEffect} from 'react';
import {useExtensionPresence} from '../useExtensionPresence';

const wasRedirected = () => {
  const [navigation] = performance.getEntriesByType('navigation');
  return ((navigation as PerformanceNavigationTiming | undefined)?.redirectCount ?? 0) > 0;
};

/**
 * The extension watches for the address with its slash. A visitor who came without it was
 * redirected, which the extension does not see, so the page is opened once more.
 */
export function useSecondNavigation(isGiven: boolean): void {
  const isPresent = useExtensionPresence();
  useEffect(() => {
    if (isGiven && isPresent && wasRedirected()) window.location.reload();
  }, [isGiven, isPresent]);
}
