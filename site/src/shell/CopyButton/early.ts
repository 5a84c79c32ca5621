import {copyText} from '../clipboard';
import {isRunning} from '../early/is-running';

/** As long as useCopy says so. */
const shownMs = 2000;

// A press that waits for React is over by then, and Safari refuses to write to the clipboard after
// it. What is copied stands in the page, so nothing has to wait.
addEventListener('click', ({target}) => {
  if (isRunning() || !(target instanceof Element)) return;
  const button = target.closest<HTMLElement>('[data-early="copy"]');
  const codes = button?.closest('[data-copy]')?.querySelectorAll('code') ?? [];
  if (!button) return;
  const text = Array.from(codes, ({textContent}) => textContent?.trimEnd()).join('\n\n');
  const show = (isCopied: boolean) => button.setAttribute('data-copied', String(isCopied));
  copyText(text).then(
    () => {
      show(true);
      setTimeout(show, shownMs, false);
    },
    () => show(false),
  );
});
