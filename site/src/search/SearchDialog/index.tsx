import Link from '@docusaurus/Link';
import texts from '@scriptcat/content/texts/search/dialog';
import {fill} from '@scriptcat/contract';
import type {MouseEvent} from 'react';
import Announcement from './Announcement';
import ErrorScreen from './ErrorScreen';
import styles from './index.module.css';
import KeyHints from './KeyHints';
import NoResults from './NoResults';
import Results from './Results';
import SearchField from './SearchField';
import StartScreen from './StartScreen';
import {useModal} from './useModal';
import {useSearchDialog} from './useSearchDialog';

const POPUP = 'site-search-popup';

interface Props {
  label: string;
  onClose: () => void;
}

/** The modal that searches while the reader types. */
export default function SearchDialog({label, onClose}: Props) {
  const modal = useModal(onClose);
  const dialog = useSearchDialog(onClose);
  const {autocomplete, state, status, answer} = dialog;

  const hasItems = state.collections.some(({items}) => items.length > 0);
  const isStart = state.query.trim() === '';
  // Until the first answer the items are still those of the start screen.
  const hasResults = !isStart && hasItems && answer.query !== '';
  const isEmpty = !isStart && !hasItems && status === 'idle' && answer.query === state.query;

  function ask(query: string) {
    autocomplete.setQuery(query);
    autocomplete.refresh();
    modal.current?.querySelector('input')?.focus();
  }
  function pressBackdrop(event: MouseEvent) {
    if (event.target === modal.current) onClose();
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it by keyboard
    <dialog
      ref={modal}
      className={styles.dialog}
      aria-label={label}
      data-status={status}
      onClick={pressBackdrop}
      onCancel={onClose}
    >
      <div className={styles.frame}>
        <SearchField
          autocomplete={autocomplete}
          status={status}
          controls={hasResults || (isStart && hasItems) ? POPUP : undefined}
          popup={isStart ? 'grid' : 'listbox'}
          label={label}
          onClose={onClose}
        />
        <Announcement answer={answer} status={status} state={state} />
        <div className={styles.body}>
          {status === 'error' && (
            <ErrorScreen busySeconds={answer.busySeconds} onRetry={() => ask(state.query)} />
          )}
          {isStart && status !== 'error' && (
            <StartScreen {...dialog} label={label} id={POPUP} onSuggest={ask} />
          )}
          {isEmpty && <NoResults query={state.query} onSuggest={ask} />}
          {hasResults && status !== 'error' && (
            <>
              <Results {...dialog} label={label} id={POPUP} />
              <Link className={styles.all} to={dialog.allResults} onClick={onClose}>
                {fill(texts.all, {count: answer.count})}
              </Link>
            </>
          )}
        </div>
        <KeyHints />
      </div>
    </dialog>
  );
}
