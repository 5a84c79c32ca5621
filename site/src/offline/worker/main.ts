import {inLanguage, languageTags} from '@scriptcat/contract';
import {ExpirationPlugin} from 'workbox-expiration';
import {enable as enableNavigationPreload} from 'workbox-navigation-preload';
import {registerRoute} from 'workbox-routing';
import {CacheFirst, NetworkFirst, StaleWhileRevalidate, type Strategy} from 'workbox-strategies';
import {isFormerCache, OFFLINE_PAGE, type ReadMessage, readCaches} from '../names';
import {onlyGoodAnswers, orOfflinePage, orSaved, withoutQuery} from './plugins';
import {isAsset, isPage} from './which-requests';

declare const self: ServiceWorkerGlobalScope;

const upTo = (maxEntries: number) => new ExpirationPlugin({maxEntries, purgeOnQuotaError: true});
const matchOptions = {ignoreVary: true};

// Whoever is online reads what is published now. A connection that stays silent for this long is
// treated like none; the answer still replaces the stored copy when it comes.
const pages = new NetworkFirst({
  cacheName: readCaches.pages,
  networkTimeoutSeconds: 5,
  matchOptions,
  plugins: [withoutQuery, onlyGoodAnswers, upTo(100), orSaved, orOfflinePage],
});

// Names change with the content, so a stored asset is never the wrong one. Pages opened before a
// deployment find assets here that the server no longer has.
const assets = new CacheFirst({
  cacheName: readCaches.assets,
  matchOptions,
  plugins: [onlyGoodAnswers, upTo(600), orSaved],
});

const images = new StaleWhileRevalidate({
  cacheName: readCaches.images,
  matchOptions,
  plugins: [onlyGoodAnswers, upTo(100), orSaved],
});

// Everything else goes by as if there were no worker: services, posts, other hosts, frames, files
// to install, and whatever a page fetches itself.
registerRoute(
  ({request, url, sameOrigin}) =>
    sameOrigin && request.destination === 'document' && isPage(url.pathname),
  pages,
);
registerRoute(
  ({request, url, sameOrigin}) => sameOrigin && request.destination !== '' && isAsset(url.pathname),
  assets,
);
registerRoute(({request, sameOrigin}) => sameOrigin && request.destination === 'image', images);

// The network answers a navigation without waiting for the worker to start.
enableNavigationPreload();

async function storeShell(): Promise<void> {
  const shell = await caches.open(readCaches.shell);
  const addresses = languageTags.map((language) => inLanguage(OFFLINE_PAGE, language));
  await shell.addAll(addresses.map((url) => new Request(url, {cache: 'reload'})));
}

async function dropFormerCaches(): Promise<void> {
  const names = (await caches.keys()).filter(isFormerCache);
  await Promise.all(names.map((name) => caches.delete(name)));
}

/** A page shown by the React app has not asked for its own styles yet. */
async function storeStyles(event: ExtendableMessageEvent, page: string): Promise<void> {
  const answer = await caches.match(page, {cacheName: readCaches.pages, ...matchOptions});
  const html = (await answer?.text()) ?? '';
  const named = html.match(/(?:\/[\w-]+)?\/assets\/css\/[\w.-]+\.css/g) ?? [];
  const steps = [...new Set(named)].flatMap((url) =>
    assets.handleAll({event, request: new Request(new URL(url, self.location.origin))}),
  );
  await Promise.allSettled(steps);
}

/** Stores what a page has shown before the worker was there, or without a navigation. */
function storeRead(event: ExtendableMessageEvent, {page, files}: ReadMessage): void {
  const isOwn = (url: string) => new URL(url).origin === self.location.origin;
  const store = (strategy: Strategy, url: string): Promise<unknown> => {
    const steps = strategy.handleAll({event, request: new Request(url)});
    // What cannot be had now will be stored when it is seen again.
    const settled = Promise.allSettled(steps);
    event.waitUntil(settled);
    return settled;
  };
  if (isOwn(page)) event.waitUntil(store(pages, page).then(() => storeStyles(event, page)));
  for (const url of files.filter(isOwn)) {
    store(isAsset(new URL(url).pathname) ? assets : images, url);
  }
}

// Open pages are not claimed: that would throw earlier ones out of the back/forward cache.
self.addEventListener('install', (event) => {
  event.waitUntil(Promise.all([storeShell(), self.skipWaiting()]));
});
self.addEventListener('activate', (event) => event.waitUntil(dropFormerCaches()));
self.addEventListener('message', (event) => {
  if ((event.data as ReadMessage | null)?.type === 'read') storeRead(event, event.data);
});
