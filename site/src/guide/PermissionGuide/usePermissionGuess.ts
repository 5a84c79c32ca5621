import {useLocation} from '@docusaurus/router';
import {useEffect, useState} from 'react';
import {type Guess, guessPermission} from './guess-permission';

/** Undefined on the server and until the page has mounted, so both render the same HTML. */
export function usePermissionGuess(): Guess | undefined {
  const {search} = useLocation();
  const [guess, setGuess] = useState<Guess>();
  useEffect(() => {
    const found = guessPermission(search, navigator.userAgent);
    setGuess(found);
    // The same attribute as before the first paint, for a page that was reached by a link.
    const {dataset} = document.documentElement;
    dataset.permission = found.isEnabled ? 'enabled' : (found.variant ?? 'unknown');
  }, [search]);
  return guess;
}
