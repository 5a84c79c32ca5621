import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {inlineScript} from '../inline-script';
import {createCutStyles, namesInPage, namesInScript} from './page-styles';
import {listRouteFiles} from './route-files';
import {speculationRules} from './speculation-rules';
import {APP_FILES} from './template';

/** A name that so many documentation pages share is in the stylesheet of all, to be cached once. */
const commonShare = 0.2;

/** Pages follow each other softly; a browser wants to know that before the stylesheet is there. */
const softNavigation =
  '@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}';

const linkedStyles = /(<link rel="?stylesheet"? href="?[^">\s]*)\/styles\.\w+\.css/;
const appFiles = new RegExp(`(id="?${APP_FILES}"?[^>]*>\\s*){`);

interface Page {
  file: string;
  route: string;
  html: string;
  names: Set<string>;
}

/** Put into pages by the inline script when the application does not arrive. */
const unseen = ['.load-failure', 'p', 'button'];

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const isDocument = ({html}: Page): boolean => html.includes('plugin-docs');

function readPages(outDir: string, routes: readonly string[], baseUrl: string): Page[] {
  const files = routes.map((route) => ({
    route,
    file: path.join(outDir, route.slice(baseUrl.length), route.endsWith('/') ? 'index.html' : ''),
  }));
  files.push({route: '', file: path.join(outDir, '404.html')});
  return files
    .filter(({file}) => file.endsWith('.html') && existsSync(file))
    .map(({route, file}) => {
      const html = readFileSync(file, 'utf8');
      return {file, route, html, names: new Set([...namesInPage(html), ...unseen])};
    });
}

function namesInMost(pages: readonly Page[]): string[] {
  const counts = new Map<string, number>();
  for (const name of pages.flatMap(({names}) => [...names])) {
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts.keys()].filter((name) => (counts.get(name) ?? 0) >= pages.length * commonShare);
}

/** The one stylesheet of the build, to be replaced by parts of it. */
function openStyles(folder: string) {
  const found = readdirSync(folder).filter((name) => name.startsWith('styles.'));
  const [original = '', ...others] = found;
  if (others.length > 0) throw new Error(`One stylesheet was expected, not ${found.join(', ')}.`);
  const cutStyles = createCutStyles(readFileSync(path.join(folder, original), 'utf8'));
  return {
    original,
    /** Writes what these names need and tells the file's name. */
    write(kind: string, names: readonly Iterable<string>[]): string {
      const css = cutStyles(new Set(names.flatMap((some) => [...some])));
      const hash = createHash('sha256').update(css).digest('hex').slice(0, 8);
      writeFileSync(path.join(folder, `${kind}.${hash}.css`), css);
      return `${kind}.${hash}.css`;
    },
    removeOriginal: () => rmSync(path.join(folder, original)),
  };
}

const readScripts = (folder: string): string =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(path.join(folder, name), 'utf8'))
    .join('\n');

/** Replaces a file in one step: other plugins read the pages at the same time. */
function replaceFile(file: string, text: string): void {
  writeFileSync(`${file}.new`, text);
  renameSync(`${file}.new`, file);
}

/** A page arrives with the styles it needs; the application is fetched on the first sign of use. */
export default function firstView({generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'first-view',
    injectHtmlTags: () => ({
      headTags: [
        {tagName: 'style', innerHTML: softNavigation},
        {tagName: 'script', innerHTML: inlineScript('first-view/inline/intent.ts')},
        {
          tagName: 'script',
          attributes: {type: 'speculationrules'},
          innerHTML: JSON.stringify(speculationRules),
        },
      ],
    }),
    async postBuild({outDir, baseUrl, routes, routesPaths}) {
      const generated = (name: string) => readJson(path.join(generatedFilesDir, name));
      const routeFiles = listRouteFiles(
        routes,
        generated('routesChunkNames.json'),
        generated('client-manifest.json'),
      );
      const styles = openStyles(path.join(outDir, 'assets/css'));
      const pages = readPages(outDir, routesPaths, baseUrl);
      const common = namesInMost(pages.filter(isDocument));
      const scripts = namesInScript(readScripts(path.join(outDir, 'assets/js')));
      const appStyles = styles.write('app', [scripts, ...pages.map(({names}) => names)]);
      for (const page of pages) {
        const pageStyles = styles.write('page', [page.names, isDocument(page) ? common : []]);
        const chunks = (routeFiles.get(page.route) ?? []).map((file) => baseUrl + file);
        const html = page.html
          .replace(linkedStyles, `$1/${pageStyles}`)
          .replace(appFiles, `$1{"chunks":${JSON.stringify(chunks)},`)
          .replace(styles.original, appStyles);
        replaceFile(page.file, html);
      }
      styles.removeOriginal();
    },
  };
}
