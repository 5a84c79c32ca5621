import {type ComponentType, useCallback, useEffect, useState} from 'react';
import {composed, isEarlySearchOpen} from '../early-search';
import {searchShortcut} from '../shortcut';
import {useSearchPath} from '../useSearchPath';

type Dialog = ComponentType<{label: string; onClose: () => void}>;

// One download, whoever asks first; a failed one is not kept, so the next press tries again.
let loading: Promise<Dialog> | null = null;

function loadDialog(): Promise<Dialog> {
  loading ??= import('../SearchDialog').then(
    (module) => module.default,
    (error) => {
      loading = null;
      throw error;
    },
  );
  return loading;
}

/** Opens the dialog by click, Ctrl/⌘ K or "/", and fetches its code only then. */
export function useSearchBar() {
  const [Dialog, setDialog] = useState<Dialog | null>(null);
  const [isOpen, setOpen] = useState(false);
  const searchPath = useSearchPath();

  const prepare = useCallback(() => void loadDialog().catch(() => {}), []);
  const close = useCallback(() => setOpen(false), []);
  const open = useCallback(() => {
    Promise.all([loadDialog(), composed()]).then(
      ([loaded]) => {
        setDialog(() => loaded);
        setOpen(true);
      },
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

  return {Dialog, isOpen, prepare, open, close};
}
