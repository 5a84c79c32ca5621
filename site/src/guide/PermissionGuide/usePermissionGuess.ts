import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useEffect, useMemo} from 'react';
import {type Guess, guessPermission} from './guess-permission';

/** Undefined on the server and until the page has mounted, so both render the same HTML. */
export function usePermissionGuess(): Guess | undefined {
  const {search} = useLocation();
  const isBrowser = useIsBrowser();
  const guess = useMemo(
    () => (isBrowser ? guessPermission(search, navigator.userAgent) : undefined),
    [search, isBrowser],
  );
  useEffect(() => {
    if (!guess) return;
    // The same attribute as before the first paint, for a page that was reached by a link.
    const mark = guess.isEnabled ? 'enabled' : (guess.variant ?? 'unknown');
    document.documentElement.dataset.permission = mark;
  }, [guess]);
  return guess;
}
