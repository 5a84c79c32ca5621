import {CACHE_PREFIX, EXPIRATION_DATABASE, type ReadMessage, WORKER_PATH} from './names';

/** Whether this browser, at this address, can keep pages at all. */
export function isSupported(): boolean {
  return window.isSecureContext && 'serviceWorker' in navigator && 'caches' in window;
}

function untilActivated(worker: ServiceWorker): Promise<ServiceWorker> {
  return new Promise((resolve, reject) => {
    const check = () => {
      if (worker.state === 'activated') resolve(worker);
      if (worker.state === 'redundant') reject(new Error('The service worker was not installed.'));
    };
    worker.addEventListener('statechange', check);
    check();
  });
}

/** Registers the worker and waits until it can be told something. */
export async function registerWorker(): Promise<ServiceWorker> {
  const options = {updateViaCache: 'none'} as const;
  const registration = await navigator.serviceWorker.register(WORKER_PATH, options);
  const {active, waiting, installing} = registration;
  if (active) return active;
  const coming = waiting ?? installing;
  if (!coming) throw new Error('The service worker was removed.');
  return untilActivated(coming);
}

/** Files of this site that the page has loaded so far, as far as they are worth keeping. */
function loadedFiles(): string[] {
  const names = performance.getEntriesByType('resource').map(({name}) => new URL(name));
  return names
    .filter(({origin}) => origin === location.origin)
    .filter(({pathname}) => /\/(assets|img)\//.test(pathname))
    .map(({href}) => href);
}

/** Tells the worker about a page that it has not seen itself. */
export function reportRead(worker: ServiceWorker): void {
  const page = location.origin + location.pathname;
  // Under the worker's control the files have passed through it.
  const files = navigator.serviceWorker.controller ? [] : loadedFiles();
  worker.postMessage({type: 'read', page, files} satisfies ReadMessage);
}

/** Removes the worker and everything it and the reader have stored. */
export async function removeEverything(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(WORKER_PATH);
  const names = (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX));
  if (!registration && names.length === 0) return;
  await registration?.unregister();
  await Promise.all(names.map((name) => caches.delete(name)));
  indexedDB.deleteDatabase(EXPIRATION_DATABASE);
}
