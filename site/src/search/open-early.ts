import {isRunning} from '../shell/early/is-running';
import {EARLY_SEARCH} from './early-search';
import {searchShortcut} from './shortcut';

/*
 * The search field is part of the page (SearchBar/EarlySearch.tsx) and opens without React. Once
 * loaded, the dialog takes over the typed text. Until then the field leads to the search page.
 */
const root = document.documentElement;

/** Opens the field for a click on the search button or its keys, before the React app runs. */
export function openSearchEarly(start: () => void): void {
  function open(event: Event): void {
    const dialog = document.querySelector<HTMLDialogElement>(`#${EARLY_SEARCH}`);
    if (isRunning() || !dialog || dialog.open) return;
    event.preventDefault();
    dialog.showModal();
    root.toggleAttribute('data-early-search-open', true);
    dialog.onclose = () => root.toggleAttribute('data-early-search-open', false);
    start();
  }
  addEventListener('keydown', (event) => searchShortcut(event) && open(event), {capture: true});
  addEventListener('click', (event) => {
    const isButton =
      event.target instanceof Element && event.target.closest('[data-early="search"]');
    if (isButton) open(event);
  });
  // Taking the field away from somebody in the middle of a pinyin word would lose the word.
  for (const name of ['compositionstart', 'compositionend'] as const) {
    addEventListener(name, () =>
      root.toggleAttribute('data-composing', name === 'compositionstart'),
    );
  }
}
