import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {Icon} from '../SearchIcon';
import EarlySearch from './EarlySearch';
import styles from './styles.module.css';
import {useSearchBar} from './useSearchBar';

/** The search box of the navbar: a button, since the searching happens in a dialog. */
export default function SearchBar(): ReactNode {
  const {Dialog, isOpen, prepare, open, close} = useSearchBar();
  const label = translate({
    id: 'search.label',
    message: '搜索文档',
    description: 'Name of the search dialog and of its field',
  });
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
        <span className={styles.label}>
          <Translate id="search.button" description="Button in the navbar that opens search">
            搜索
          </Translate>
        </span>
        <span className={styles.keys} aria-hidden="true">
          <kbd className={styles.control}>Ctrl</kbd>
          <kbd className={styles.command}>⌘</kbd>
          <kbd>K</kbd>
        </span>
      </button>
      <EarlySearch label={label} />
      {isOpen && Dialog && createPortal(<Dialog label={label} onClose={close} />, document.body)}
    </>
  );
}
