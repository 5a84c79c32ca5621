import texts from '@scriptcat/content/texts/search/bar';
import {Suspense} from 'react';
import {createPortal} from 'react-dom';
import {Icon} from '../SearchIcon';
import EarlySearch from './EarlySearch';
import styles from './styles.module.css';
import {SearchDialog, useSearchBar} from './useSearchBar';

/** The search box of the navbar: a button, since the searching happens in a dialog. */
export default function SearchBar() {
  const {isOpen, prepare, open, close} = useSearchBar();
  return (
    <>
      <button
        className={styles.bar}
        type="button"
        data-early="search"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={open}
      >
        <Icon name="search" />
        <span className={styles.label}>{texts.button}</span>
        <span className={styles.keys} aria-hidden="true">
          <kbd className={styles.control}>Ctrl</kbd>
          <kbd className={styles.command}>⌘</kbd>
          <kbd>K</kbd>
        </span>
      </button>
      <EarlySearch label={texts.label} />
      <Suspense>
        {isOpen &&
          createPortal(<SearchDialog label={texts.label} onClose={close} />, document.body)}
      </Suspense>
    </>
  );
}
