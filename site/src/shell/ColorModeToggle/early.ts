import {type ColorChoice, canTellPreference, nextColor} from '../client/next-color';
import {isRunning} from '../early/is-running';

// Handles the colour mode before React runs: first visit, toggle, other tabs and system changes.
// React then reads the same attributes.
const root = document.documentElement;
const prefersDark = matchMedia('(prefers-color-scheme: dark)');

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function show(choice: ColorChoice): void {
  const system = prefersDark.matches ? 'dark' : 'light';
  root.setAttribute('data-theme', choice === 'system' ? system : choice);
  root.setAttribute('data-theme-choice', choice);
}

/** The theme stores "system" by deleting its key; see ../client/color-choice.ts for the other. */
function store(choice: ColorChoice): void {
  try {
    if (choice === 'system') localStorage.removeItem('theme');
    else localStorage.setItem('theme', choice);
    localStorage.setItem('theme-choice', choice);
  } catch {
    // Storage is blocked; the choice lasts until the page is closed.
  }
}

function nextChoice(): ColorChoice {
  const choice = root.getAttribute('data-theme-choice') as ColorChoice;
  return nextColor(choice, canTellPreference());
}

// The theme's script follows the system if nothing is stored. Here "system" is a stored choice, and
// the first visit is light.
const isTold = /[?&]docusaurus-theme=/.test(location.search);
if (!read('theme') && read('theme-choice') !== 'system' && !isTold) show('light');

addEventListener('click', ({target}) => {
  const isToggle = target instanceof Element && target.closest('[data-early="theme"]');
  if (isRunning() || !isToggle) return;
  const choice = nextChoice();
  show(choice);
  store(choice);
});

addEventListener('storage', ({key, newValue}) => {
  if (!isRunning() && key === 'theme')
    show(newValue === 'dark' || newValue === 'light' ? newValue : 'system');
});

prefersDark.addEventListener('change', () => {
  if (!isRunning() && root.getAttribute('data-theme-choice') === 'system') show('system');
});
