import {guessPermission, identifyBrowser} from './guess-permission';

// Sets the browser whose words the guide uses (stored or detected) and, on the permission page, the
// matching steps. Both are attributes of <html>, so nothing changes after the first paint.
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
    // Storage is blocked; the choice lasts until the page is closed.
  }
});
