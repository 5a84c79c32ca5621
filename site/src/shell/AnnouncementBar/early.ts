import {isRunning} from '../early/is-running';

// The theme's script hides the bar if any announcement was closed. This shows a new one, and makes
// closing work before React runs.
declare const ANNOUNCEMENT: string;

const root = document.documentElement;
const keys = {id: 'docusaurus.announcement.id', isClosed: 'docusaurus.announcement.dismiss'};
const hide = (isHidden: boolean) =>
  root.setAttribute('data-announcement-bar-initially-dismissed', String(isHidden));

try {
  if (localStorage.getItem(keys.id) !== ANNOUNCEMENT) hide(false);
} catch {
  // Nothing was stored.
}

addEventListener('click', ({target}) => {
  const isClose = target instanceof Element && target.closest('[data-early="announcement"]');
  if (isRunning() || !isClose) return;
  hide(true);
  try {
    localStorage.setItem(keys.id, ANNOUNCEMENT);
    localStorage.setItem(keys.isClosed, 'true');
  } catch {
    // Storage is blocked; the bar stays closed until the page is left.
  }
});
