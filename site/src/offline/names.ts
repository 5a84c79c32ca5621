import {type LanguageTag, languageTags} from '@scriptcat/contract';

/** The number changes when what is kept takes another form; the worker then drops the old caches. */
const version = 1;

/** Every cache of ours begins like this. */
export const CACHE_PREFIX = 'offline-';

/** Caches that the worker fills by itself with what a reader has seen. */
export const readCaches = {
  shell: `offline-shell-${version}`,
  pages: `offline-pages-${version}`,
  assets: `offline-assets-${version}`,
  images: `offline-images-${version}`,
} as const;

/** Caches with the whole documentation, filled when a reader asks for it. */
export const savedCaches = Object.fromEntries(
  languageTags.map((tag) => [tag, `offline-saved-${tag}-${version}`]),
) as Record<LanguageTag, string>;

const currentCaches: readonly string[] = [
  ...Object.values(readCaches),
  ...Object.values(savedCaches),
];

/** Whether a cache is ours and from a time when things were kept in another form. */
export function isFormerCache(name: string): boolean {
  return name.startsWith(CACHE_PREFIX) && !currentCaches.includes(name);
}

/** IndexedDB database of workbox-expiration. */
export const EXPIRATION_DATABASE = 'workbox-expiration';

/** The key under which a reader's refusal is stored. */
export const CHOICE_KEY = 'offline';

export const WORKER_PATH = '/sw.js';
export const OFFLINE_PAGE = '/offline/';

/** What a page tells the worker: an address it has shown, and the files it used for that. */
export interface ReadMessage {
  type: 'read';
  page: string;
  files: string[];
}
