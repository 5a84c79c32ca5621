import {lazy, startTransition, useCallback, useEffect, useState} from 'react';
import {composed, isEarlySearchOpen} from '../early-search';
import {searchShortcut} from '../shortcut';
import {useSearchPath} from '../useSearchPath';

const loadDialog = () => import('../SearchDialog');

/** Rendered only after a successful load, because `lazy` would remember a failed one. */
export const SearchDialog = lazy(loadDialog);

/** Opens the dialog by click, Ctrl/⌘ K or "/", and fetches its code only then. */
export function useSearchBar() {
  const [isOpen, setOpen] = useState(false);
  const searchPath = useSearchPath();

  const prepare = useCallback(() => void loadDialog().catch(() => {}), []);
  const close = useCallback(() => setOpen(false), []);
  const open = useCallback(() => {
    Promise.all([loadDialog(), composed()]).then(
      () => startTransition(() => setOpen(true)),
      // Without the dialog there is still the page that does the same.
      () => window.location.assign(searchPath('')),
    );
  }, [searchPath]);

  useEffect(() => {
    if (isEarlySearchOpen()) open();
  }, [open]);

  useEffect(() => {
    function pressKey(event: KeyboardEvent) {
      const shortcut = searchShortcut(event);
      if (!shortcut) return;
      event.preventDefault();
      if (shortcut === 'toggle' && document.querySelector('dialog[open]')) close();
      else open();
    }
    window.addEventListener('keydown', pressKey);
    return () => window.removeEventListener('keydown', pressKey);
  }, [open, close]);

  return {isOpen, prepare, open, close};
}
