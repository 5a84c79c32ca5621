import {useEffect} from 'react';
import {useExtensionPresence} from '../useExtensionPresence';

const wasRedirected = () => {
  const [navigation] = performance.getEntriesByType('navigation');
  return ((navigation as PerformanceNavigationTiming | undefined)?.redirectCount ?? 0) > 0;
};

/**
 * The extension watches for the URL with a trailing slash. It does not see redirects, so a visitor
 * who came without the slash navigates once more.
 */
export function useSecondNavigation(isGiven: boolean): void {
  const isPresent = useExtensionPresence();
  useEffect(() => {
    if (isGiven && isPresent && wasRedirected()) window.location.reload();
  }, [isGiven, isPresent]);
}
