import type {LanguageTag} from '@scriptcat/contract';
import {forEachLimited} from './for-each-limited';
import {manifestPath, type OfflineFile, type OfflineManifest} from './manifest';
import {savedCaches} from './names';
import {planSaving} from './plan-saving';

/** What is noted beside the saved files of a language. */
export interface SavedRecord {
  /** `wanted`: not complete yet; `paused`: not complete, and the reader does not want more now. */
  state: 'wanted' | 'paused' | 'complete';
  /** Of the list that was completed last. */
  revision?: string;
  savedAt?: string;
  pages?: number;
  bytes?: number;
  /** Addresses on that list. */
  urls?: string[];
}

export interface Progress {
  done: number;
  total: number;
}

export type SaveProblem = 'network' | 'storage' | 'worker';
export type SaveResult =
  | {ok: true; record: SavedRecord}
  | {ok: false; problem: SaveProblem | 'stopped'};

interface SaveOptions {
  signal: AbortSignal;
  onProgress: (progress: Progress) => void;
}

/** Polite to the server, and enough to fill a phone's connection. */
const LANES = 4;
const RECORD = '/offline/record.json';
const REVISION = 'x-offline-revision';

class StorageProblem extends Error {}

const asStorageProblem = (cause: unknown): never => {
  throw new StorageProblem('Storing failed', {cause});
};

async function fetchGood(url: string, init: RequestInit): Promise<Response> {
  const response = await fetch(url, init);
  if (!response.ok || response.redirected) throw new TypeError(`${url}: ${response.status}`);
  return response;
}

/** The list of a language as it is published now. */
export async function fetchManifest(
  language: LanguageTag,
  signal?: AbortSignal,
): Promise<OfflineManifest> {
  const response = await fetchGood(manifestPath(language), {cache: 'no-cache', signal});
  return response.json();
}

/** What is noted about a language; undefined when nothing of it was ever asked for. */
export async function readRecord(language: LanguageTag): Promise<SavedRecord | undefined> {
  const cacheName = savedCaches[language];
  const stored = (await caches.has(cacheName)) && (await caches.match(RECORD, {cacheName}));
  return stored ? stored.json() : undefined;
}

export async function writeRecord(language: LanguageTag, record: SavedRecord): Promise<void> {
  const cache = await caches.open(savedCaches[language]);
  await cache.put(RECORD, new Response(JSON.stringify(record))).catch(asStorageProblem);
}

export async function removeDocs(language: LanguageTag): Promise<void> {
  await caches.delete(savedCaches[language]);
}

/** The revision is a header of the stored request, so that one look at the keys shows them all. */
async function heldRevisions(cache: Cache): Promise<Map<string, string>> {
  const requests = (await cache.keys()).filter(({headers}) => headers.has(REVISION));
  return new Map(
    requests.map(({url, headers}) => [new URL(url).pathname, headers.get(REVISION) ?? '']),
  );
}

async function store(cache: Cache, {url, revision}: OfflineFile, signal: AbortSignal) {
  // The name of an asset changes with its content, so the browser's own copy is as good.
  const cacheMode = url.includes('/assets/') ? 'default' : 'no-cache';
  const response = await fetchGood(url, {cache: cacheMode, signal});
  const body = await response.blob();
  const headers = new Headers(response.headers);
  // The stored body is decoded, so the headers of the transfer no longer fit it.
  headers.delete('content-encoding');
  headers.delete('content-length');
  const key = new Request(url, {headers: {[REVISION]: revision}});
  await cache.put(key, new Response(body, {headers})).catch(asStorageProblem);
}

async function hasRoomFor(bytes: number): Promise<boolean> {
  const {quota, usage = 0} = (await navigator.storage?.estimate?.()) ?? {};
  return quota === undefined || quota - usage > bytes;
}

/** Stores what is missing of one list; the pages of the last complete one stay until it is there. */
async function completeList(
  language: LanguageTag,
  manifest: OfflineManifest,
  {signal, onProgress}: SaveOptions,
): Promise<SavedRecord> {
  const before = await readRecord(language);
  if (before?.state === 'complete' && before.revision === manifest.revision) return before;
  const cache = await caches.open(savedCaches[language]);
  const {missing, obsolete, total} = planSaving(manifest, await heldRevisions(cache), before?.urls);
  if (missing.length === total && !(await hasRoomFor(manifest.bytes))) {
    throw new StorageProblem('Not enough room');
  }
  signal.throwIfAborted();
  if (before?.state !== 'complete') await writeRecord(language, {state: 'wanted'});
  let done = total - missing.length;
  onProgress({done, total});
  await forEachLimited(missing, LANES, async (file) => {
    await store(cache, file, signal);
    done += 1;
    onProgress({done, total});
  });
  signal.throwIfAborted();
  await Promise.all(obsolete.map((url) => cache.delete(url, {ignoreVary: true})));
  const record: SavedRecord = {
    state: 'complete',
    revision: manifest.revision,
    savedAt: new Date().toISOString(),
    pages: manifest.pages.length,
    bytes: manifest.bytes,
    urls: [...manifest.files, ...manifest.pages].map(({url}) => url),
  };
  await writeRecord(language, record);
  return record;
}

/**
 * Stores a whole language, or brings it up to date. What is stored survives any failure, and the
 * next call goes on from there.
 */
export async function saveDocs(language: LanguageTag, options: SaveOptions): Promise<SaveResult> {
  try {
    let manifest = await fetchManifest(language, options.signal);
    for (;;) {
      const record = await completeList(language, manifest, options);
      const published = await fetchManifest(language, options.signal);
      // A new version may have been published meanwhile, and pages of both would not fit together.
      if (published.revision === manifest.revision) return {ok: true, record};
      manifest = published;
    }
  } catch (cause) {
    if (options.signal.aborted) return {ok: false, problem: 'stopped'};
    return {ok: false, problem: cause instanceof StorageProblem ? 'storage' : 'network'};
  }
}
