import {copyText} from '../clipboard';
import {isRunning} from '../early/is-running';

/** The same duration as in useCopy. */
const shownMs = 2000;

// Safari only allows clipboard writes during the click, which is over once React has loaded. The
// text is in the page, so copy it here.
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
