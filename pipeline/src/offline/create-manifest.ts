import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {OfflineFile, OfflineManifest} from '../../../site/src/offline/manifest';
import {addressedPages, type Language} from '../language';

/** Pages that need the server. */
const needsServer = /^uninstall\//;

const digest = (text: string | Uint8Array) =>
  createHash('sha256').update(text).digest('hex').slice(0, 12);

const revisionOf = (pages: readonly OfflineFile[], files: readonly OfflineFile[]) =>
  digest(JSON.stringify([pages, files]));

/** Images and other files that a document loads besides hashed assets. */
export function filesNamedIn(html: string, baseUrl: string): string[] {
  const attributes = html.matchAll(/\s(?:src|srcset|href)=["']?([^"'\s>]+)/gi);
  const own = [...attributes].map(([, url = '']) => url).filter((url) => url.startsWith(baseUrl));
  const pictures = own.filter((url) => /\.(?:svg|png|webp|avif|jpe?g|gif|ico)$/.test(url));
  // Leave out WebP copies: a browser that stores pages chooses AVIF, also offline.
  const hasBetter = (url: string) =>
    url.endsWith('.webp') && pictures.includes(url.replace(/webp$/, 'avif'));
  return pictures.filter((url) => !hasBetter(url));
}

/** Lists what one built language consists of. */
export function createManifest(
  language: Pick<Language, 'folder' | 'baseUrl' | 'pages'>,
): OfflineManifest {
  const {folder, baseUrl} = language;
  const fileOf = (url: string) => path.join(folder, decodeURI(url.slice(baseUrl.length)));
  const shown = addressedPages(language)
    .filter(({route}) => !needsServer.test(route.slice(baseUrl.length)))
    .sort((a, b) => (a.route < b.route ? -1 : 1));
  // All of them: tools and dialogs load their chunks when a reader opens them.
  const assets = readdirSync(path.join(folder, 'assets'), {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.(?:js|css)$/.test(file))
    .map((file) => `${baseUrl}assets/${file.split(path.sep).join('/')}`);
  const named = shown.flatMap(({html}) => filesNamedIn(html, baseUrl));
  const contents = [...new Set([...assets, ...named])]
    .filter((url) => existsSync(fileOf(url)))
    .sort()
    .map((url) => ({url, content: readFileSync(fileOf(url))}));
  const pages = shown.map(({route, html}) => ({url: route, revision: digest(html)}));
  const files = contents.map(({url, content}) => ({url, revision: digest(content)}));
  const sizes = [...shown.map(({html}) => html), ...contents.map(({content}) => content)].map(
    (content) => Buffer.byteLength(content),
  );
  return {
    revision: revisionOf(pages, files),
    bytes: sizes.reduce((sum, size) => sum + size, 0),
    pages,
    files,
  };
}

/** The list with further files, which lie in the folder of the whole site. */
export function withFiles(
  manifest: OfflineManifest,
  siteFolder: string,
  urls: readonly string[],
): OfflineManifest {
  const contents = urls.map((url) => ({url, content: readFileSync(path.join(siteFolder, url))}));
  const files = [
    ...manifest.files,
    ...contents.map(({url, content}) => ({url, revision: digest(content)})),
  ];
  const bytes = contents.reduce((sum, {content}) => sum + content.byteLength, manifest.bytes);
  return {...manifest, revision: revisionOf(manifest.pages, files), bytes, files};
}
