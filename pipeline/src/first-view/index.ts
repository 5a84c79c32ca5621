import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {type Language, writePage, writeText} from '../language';
import {openEntry, withoutHashes} from '../page-cache';
import {appOnIntent} from './app-on-intent';
import {listRouteFiles} from './route-files';
import {stylesFor} from './split-styles';

/** Pages of one kind share a stylesheet: the home page, the survey, each part of the documentation. */
export function kindOf(route: string, baseUrl: string): string {
  if (!route) return 'not-found';
  const parts = route.slice(baseUrl.length).split('/').filter(Boolean);
  return parts.slice(0, Math.max(1, parts.length - 1)).join('-') || 'home';
}

/** The one stylesheet of the build, which the React app loads whole. */
function findStylesheet(folder: string): string {
  const [name, ...others] = readdirSync(folder).filter((file) => file.endsWith('.css'));
  if (!name || others.length > 0) throw new Error(`${folder}: expected one stylesheet.`);
  return name;
}

/** Gives every page the styles of its kind, and defers the React app until the reader acts. */
export async function prepareFirstView(language: Language): Promise<void> {
  if (!language.isAppOnIntent) return;
  const {folder, baseUrl, pages, routes, chunkNames, clientManifest} = language;
  const whole = findStylesheet(path.join(folder, 'assets/css'));
  const stylesheet = readFileSync(path.join(folder, 'assets/css', whole), 'utf8');
  const routeFiles = listRouteFiles(routes, chunkNames, clientManifest);
  const kinds = new Set(pages.map(({route}) => kindOf(route, baseUrl)));
  for (const kind of kinds) {
    const group = pages.filter(({route}) => kindOf(route, baseUrl) === kind);
    const documents = group.map(({html}) => html);
    const parts = ['styles', stylesheet, ...documents.map(withoutHashes)];
    const {found, keep} = openEntry<string>(language.pageCache, ...parts);
    const css = found ?? keep(await stylesFor(documents, stylesheet));
    const hash = createHash('sha256').update(css).digest('hex').slice(0, 8);
    const name = `assets/css/${kind}.${hash}.css`;
    writeText(language, name, css);
    for (const page of group) {
      const chunks = (routeFiles.get(page.route) ?? []).map((file) => baseUrl + file);
      writePage(page, appOnIntent(page.html, {styles: baseUrl + name, chunks}));
    }
  }
}
