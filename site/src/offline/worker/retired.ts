import {CACHE_PREFIX, EXPIRATION_DATABASE} from '../names';

declare const self: ServiceWorkerGlobalScope;

/** Takes the place of the worker when the site is built without it, and clears up behind it. */
async function retire(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX));
  await Promise.all(names.map((name) => caches.delete(name)));
  indexedDB.deleteDatabase(EXPIRATION_DATABASE);
  await self.registration.unregister();
}

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(retire()));
