import {readFileSync} from 'node:fs';
import path from 'node:path';
import {languageTags, searchRecordsPath} from '@scriptcat/contract';
import {manifestPath} from '../../../site/src/offline/manifest';
import {type Language, writeText} from '../language';
import {bundleWorker} from './bundle-worker';
import {createManifest, withFiles} from './create-manifest';
import {offlineDocument} from './offline-document';

/*
 * Reading offline. Pages a visitor has read, and on request (`<OfflineDocs />`) a whole language,
 * are kept by a service worker (`site/src/offline`).
 *
 * - `worker/main.ts` answers requests: documents from the network first, hashed assets from the
 *   cache first; nobody who is online gets an old page. It does not change with the content.
 * - `client.ts` registers it late: in the React app, when the browser is idle, not on data-saver.
 * - `offline/manifest.json` of each language lists every page and file with its revision. Saved
 *   documentation is compared with it on the next visit, and what has changed is fetched again.
 * - Saved documentation can be searched: `site/src/search/saved` runs the server's engine over the
 *   records that the list names.
 * - `offline/index.html` of each language is what a page that is not stored looks like.
 *
 * Built with `OFFLINE=off`, `sw.js` is `worker/retired.ts` instead: browsers that have the worker
 * fetch it with their next navigation, and it removes itself and everything stored.
 */

/** Writes the offline manifest and the offline page of a language. */
export function writeOfflineFiles(language: Language): void {
  if (!language.hasOffline) return;
  writeText(language, 'offline/manifest.json', JSON.stringify(createManifest(language)));
  writeText(language, 'offline/index.html', offlineDocument(language.tag));
}

/**
 * Adds the search records of all languages to the offline manifest, so that ranking is the same as
 * on the server.
 */
export function listSearchRecords(site: {folder: string; hasOffline: boolean}): void {
  if (!site.hasOffline) return;
  for (const tag of languageTags) {
    const name = manifestPath(tag);
    const manifest = JSON.parse(readFileSync(path.join(site.folder, name), 'utf8'));
    const listed = withFiles(manifest, site.folder, languageTags.map(searchRecordsPath));
    writeText(site, name, JSON.stringify(listed));
  }
}

/** Writes one worker for all languages, since its scope is the whole site. */
export function writeWorker(site: {folder: string; hasOffline: boolean}): void {
  writeText(site, 'sw.js', bundleWorker(site.hasOffline));
}
