import {useLocation} from '@docusaurus/router';
import {useEffect, useState} from 'react';
import {type Guess, guessPermission} from './guess-permission';

/** Undefined on the server and until the page has mounted, so both render the same HTML. */
export function usePermissionGuess(): Guess | undefined {
  const {search} = useLocation();
  const [guess, setGuess] = useState<Guess>();
  useEffect(() => setGuess(guessPermission(search, navigator.userAgent)), [search]);
  return guess;
}
