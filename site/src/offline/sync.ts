import {isSavingData} from '@site/src/shell/client/connection';
import {isRefused} from './choice';
import {savedCaches} from './names';
import {isSupported, registerWorker, removeEverything, reportRead} from './worker-registration';

let worker: Promise<ServiceWorker> | undefined;

async function start(): Promise<ServiceWorker> {
  const active = await registerWorker();
  // Loaded before the worker existed. Later ones pass through it.
  if (!navigator.serviceWorker.controller) reportRead(active);
  return active;
}

/** Sees to it that pages are kept for reading offline, or that nothing is kept after a refusal. */
export async function startOfflineSync(): Promise<void> {
  if (!isSupported()) return;
  // A worker goes on until its last page is closed and may have stored something after the "no".
  if (isRefused()) return removeEverything();
  if (isSavingData()) return;
  worker = start();
  await worker;
  if (!(await hasSavedDocs())) return;
  const {refreshSaved} = await import('./refresh-saved');
  await refreshSaved();
}

/** Most readers have not asked for the whole documentation and need nothing that deals with it. */
async function hasSavedDocs(): Promise<boolean> {
  const saved: readonly string[] = Object.values(savedCaches);
  return (await caches.keys()).some((name) => saved.includes(name));
}

/** Tells the worker of the page in view, which the React app shows without its document. */
export async function reportPage(): Promise<void> {
  if (worker) reportRead(await worker);
}
