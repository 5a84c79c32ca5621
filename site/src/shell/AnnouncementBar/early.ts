import {isRunning} from '../early/is-running';

// The announcement needs no React app. The theme's script hides a bar that was closed, whichever
// it was; here a new one shows at once, and closing works before React does.
declare const ANNOUNCEMENT: string;

const root = document.documentElement;
const keys = {id: 'docusaurus.announcement.id', isClosed: 'docusaurus.announcement.dismiss'};
const hide = (isHidden: boolean) =>
  root.setAttribute('data-announcement-bar-initially-dismissed', String(isHidden));

try {
  if (localStorage.getItem(keys.id) !== ANNOUNCEMENT) hide(false);
} catch {
  // Nothing was ever stored.
}

addEventListener('click', ({target}) => {
  const isClose = target instanceof Element && target.closest('[data-early="announcement"]');
  if (isRunning() || !isClose) return;
  hide(true);
  try {
    localStorage.setItem(keys.id, ANNOUNCEMENT);
    localStorage.setItem(keys.isClosed, 'true');
  } catch {
    // Storage is blocked: it is closed as long as the page is open.
  }
});
