import {useLocation} from '@docusaurus/router';
import {type RefObject, useEffect, useLayoutEffect, useRef} from 'react';
import {closeEarlySearch} from '../early-search';

/** Shows a native modal while it is mounted, and closes it when the page changes under it. */
export function useModal(onClose: () => void): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const element = dialog.current;
    const root = document.documentElement;
    // The page must neither scroll behind the dialog nor widen by the scrollbar it loses.
    root.dataset.searchOpen = window.innerWidth > root.clientWidth ? 'gutter' : 'plain';
    closeEarlySearch();
    element?.showModal();
    const input = element?.querySelector('input');
    input?.setSelectionRange(input.value.length, input.value.length);
    return () => {
      delete root.dataset.searchOpen;
      // Closing it before it is removed is what gives the focus back to where it was.
      element?.close();
    };
  }, []);

  const {pathname, search, hash} = useLocation();
  const address = pathname + search + hash;
  const opened = useRef(address);
  useEffect(() => {
    if (opened.current !== address) onClose();
  }, [address, onClose]);

  return dialog;
}
