/** The id of the field that is in the page before the dialog is. */
export const EARLY_SEARCH = 'early-search';

const dialog = () => document.querySelector<HTMLDialogElement>(`#${EARLY_SEARCH}[open]`);

/** Whether somebody has opened the field before the React app was there. */
export function isEarlySearchOpen(): boolean {
  return dialog() !== null;
}

/** Resolves when the word that is being composed in the field is finished. */
export function composed(): Promise<void> {
  if (!document.documentElement.hasAttribute('data-composing')) return Promise.resolve();
  return new Promise((resolve) => {
    window.addEventListener('compositionend', () => resolve(), {once: true});
  });
}

/** What was typed into the field so far. */
export function earlyQuery(): string {
  return dialog()?.querySelector('input')?.value ?? '';
}

/** Closes the field, which gives the focus back to where it was. */
export function closeEarlySearch(): void {
  dialog()?.close();
}
