/*
 * The search field is in the page (theme/SearchBar/EarlySearch.tsx) and opens at once. The dialog
 * with its results takes over what was typed when it has arrived; until then, and without it, the
 * field leads to the search page.
 */
const root = document.documentElement;
const isRunning = (): boolean => root.dataset.hasHydrated === 'true';
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select') !== null;

function isShortcut({key, ctrlKey, metaKey, altKey, target}: KeyboardEvent): boolean {
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k';
  return key === '/' && !altKey && !isTyping(target);
}

/** Opens the field for a click on the search button or its keys, before the application runs. */
export function openSearchEarly(start: () => void): void {
  function open(event: Event): void {
    const dialog = document.querySelector<HTMLDialogElement>('#early-search');
    if (isRunning() || !dialog || dialog.open) return;
    event.preventDefault();
    dialog.showModal();
    start();
  }
  addEventListener('keydown', (event) => isShortcut(event) && open(event), {capture: true});
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
