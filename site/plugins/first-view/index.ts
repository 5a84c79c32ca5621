import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {inlineScript} from '../inline-script';
import {createCutStyles, namesInPage} from './page-styles';
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
      const styles = path.join(outDir, 'assets/css');
      const whole = readdirSync(styles).filter((name) => name.startsWith('styles.'));
      const [name = '', ...others] = whole;
      if (others.length > 0)
        throw new Error(`One stylesheet was expected, not ${whole.join(', ')}.`);
      const cutStyles = createCutStyles(readFileSync(path.join(styles, name), 'utf8'));

      const pages = readPages(outDir, routesPaths, baseUrl);
      const common = namesInMost(pages.filter(isDocument));
      for (const page of pages) {
        const names = isDocument(page) ? new Set([...page.names, ...common]) : page.names;
        const css = cutStyles(names);
        const hash = createHash('sha256').update(css).digest('hex').slice(0, 8);
        writeFileSync(path.join(styles, `page.${hash}.css`), css);
        const chunks = (routeFiles.get(page.route) ?? []).map((file) => baseUrl + file);
        const html = page.html
          .replace(linkedStyles, `$1/page.${hash}.css`)
          .replace(appFiles, `$1{"chunks":${JSON.stringify(chunks)},`);
        replaceFile(page.file, html);
      }
    },
  };
}
