import {CHOICE_KEY} from './names';

/** Whether the reader wants nothing to be kept for reading offline. */
export function isRefused(): boolean {
  try {
    return localStorage.getItem(CHOICE_KEY) === 'off';
  } catch {
    // Where storage is blocked, the browser allows no worker either.
    return true;
  }
}

export function refuse(isRefusal: boolean): void {
  try {
    if (isRefusal) localStorage.setItem(CHOICE_KEY, 'off');
    else localStorage.removeItem(CHOICE_KEY);
  } catch {
    // Storage is blocked, and so is the worker.
  }
}
