import {guessPermission, identifyBrowser} from './guess-permission';

// The browser whose words the guide uses: chosen once, or the visitor's own. And, on the page about
// the permission, the steps that fit. Both are attributes, so that the first paint is the last.
const key = 'guide-browser';
const root = document.documentElement;
const {family} = identifyBrowser(navigator.userAgent);
const own = family === 'edge-android' ? 'phone' : family;

function read(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

const chosen = read();
if (chosen || own !== 'unknown') root.dataset.guide = chosen ?? own;

if (/\/use\/open-dev\b/.test(location.pathname)) {
  const {variant, isEnabled} = guessPermission(location.search, navigator.userAgent);
  root.dataset.permission = isEnabled ? 'enabled' : (variant ?? 'unknown');
}

const radios = '[data-guide-choice] input';

function check(): void {
  for (const radio of document.querySelectorAll<HTMLInputElement>(radios)) {
    radio.checked = radio.value === root.dataset.guide;
  }
}

addEventListener('DOMContentLoaded', check);
addEventListener('change', ({target}) => {
  if (!(target instanceof HTMLInputElement) || !target.matches(radios)) return;
  root.dataset.guide = target.value;
  check();
  try {
    localStorage.setItem(key, target.value);
  } catch {
    // Storage is blocked: the choice lasts as long as the page.
  }
});
