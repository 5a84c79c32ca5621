import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Locale} from '@scriptcat/contract';
import {bundleWorker} from './bundle-worker';
import {createManifest} from './create-manifest';
import {offlineDocument} from './page/document';

/**
 * Reading offline. Pages a visitor has read, and on request (`<OfflineDocs />`) a whole language,
 * are kept by a service worker.
 *
 * - `worker/main.ts` answers requests: documents from the network first, hashed assets from the
 *   cache first; nobody who is online gets an old page. It does not change with the content.
 * - `client.ts` registers it late: in the application, when the browser is idle, not on data-saver.
 * - `offline/manifest.json` of each language lists every page and file with its revision. Saved
 *   documentation is compared with it on the next visit, and what has changed is fetched again.
 * - `offline/index.html` of each language is what a page that is not stored looks like.
 *
 * Built with `OFFLINE=off`, `sw.js` is `worker/retired.ts` instead: browsers that have the worker
 * fetch it with their next navigation, and it removes itself and everything stored.
 */
export default function offline(isOn: boolean) {
  return function plugin({i18n}: LoadContext): Plugin {
    const locale = i18n.currentLocale as Locale;
    return {
      name: 'offline',
      getClientModules: () => (isOn ? [path.resolve(__dirname, 'client.ts')] : []),
      async postBuild({outDir, baseUrl, routesPaths}) {
        // One worker for both languages: its scope is the whole site.
        if (locale === i18n.defaultLocale) {
          await writeFile(path.join(outDir, 'sw.js'), await bundleWorker(isOn));
        }
        if (!isOn) return;
        const folder = path.join(outDir, 'offline');
        await mkdir(folder, {recursive: true});
        const manifest = createManifest({outDir, baseUrl, routes: routesPaths});
        await writeFile(path.join(folder, 'manifest.json'), JSON.stringify(manifest));
        await writeFile(path.join(folder, 'index.html'), offlineDocument(locale));
      },
    };
  };
}
