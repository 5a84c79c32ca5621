import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LanguageTag} from '@scriptcat/contract';
import {cacheFolder} from './disk-cache';
import type {ClientManifest, Route} from './first-view/route-files';

/** A built page. A step that changes it also writes the file (`writePage`). */
export interface Page {
  /** The URL path; empty for 404.html. */
  route: string;
  file: string;
  html: string;
}

/** What the site's own build says about itself (`site/plugins/build-facts`). */
interface BuildFacts {
  /** Origin of the site. */
  url: string;
  baseUrl: string;
  title: string;
  tagline: string;
  isAppOnIntent: boolean;
  hasOffline: boolean;
  routes: readonly Route[];
  routesPaths: readonly string[];
}

/** One language of the site as Docusaurus has left it. */
export interface Language extends BuildFacts {
  tag: LanguageTag;
  /** The folder that Docusaurus built it into. */
  folder: string;
  /** The folder of the whole site. */
  siteFolder: string;
  pages: readonly Page[];
  /** Names of the chunks by route, and files by chunk, as Docusaurus lists them. */
  chunkNames: Record<string, unknown>;
  clientManifest: ClientManifest;
  /** The folder of the cache of `page-cache.ts`. */
  pageCache: string;
}

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

function readPages(folder: string, {baseUrl, routesPaths}: BuildFacts): Page[] {
  const documents = routesPaths
    .filter((route) => route.endsWith('/'))
    .map((route) => ({route, file: path.join(folder, route.slice(baseUrl.length), 'index.html')}));
  return [...documents, {route: '', file: path.join(folder, '404.html')}]
    .filter(({file}) => existsSync(file))
    .map((page) => ({...page, html: readFileSync(page.file, 'utf8')}));
}

/** `generated` is Docusaurus' folder of generated files. */
export const readBuildFacts = (generated: string): BuildFacts =>
  readJson(path.join(generated, 'build-facts.json'));

/** Reads a language of a built site. */
export function openLanguage(
  tag: LanguageTag,
  siteFolder: string,
  generated: string,
  pageCache = cacheFolder('pages'),
): Language {
  const facts = readBuildFacts(generated);
  const folder = path.join(siteFolder, facts.baseUrl);
  return {
    ...facts,
    tag,
    folder,
    siteFolder,
    pages: readPages(folder, facts),
    chunkNames: readJson(path.join(generated, 'routesChunkNames.json')),
    clientManifest: readJson(path.join(generated, 'client-manifest.json')),
    pageCache,
  };
}

/** Pages with a URL, which 404.html does not have. */
export const addressedPages = ({pages}: Pick<Language, 'pages'>): Page[] =>
  pages.filter(({route}) => route);

export function writePage(page: Page, html: string): void {
  page.html = html;
  writeFileSync(page.file, html);
}

/** Writes a file of the language, with the folders it needs. */
export function writeText(
  {folder}: Pick<Language, 'folder'>,
  name: string,
  content: string | Uint8Array,
): void {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, content);
}
