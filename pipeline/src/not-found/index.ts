import path from 'node:path';
import words from '@scriptcat/content/shell/not-found';
import {buildSync} from 'esbuild';
import {KNOWN_PAGES, type KnownPages} from '../../../site/src/shell/NotFound/nearest-pages';
import {addressedPages, type Language, writePage} from '../language';

const script = () => {
  const {outputFiles} = buildSync({
    entryPoints: [path.resolve(import.meta.dirname, '../../../site/src/shell/NotFound/early.ts')],
    bundle: true,
    minify: true,
    write: false,
    target: 'es2019',
    format: 'iife',
  });
  return outputFiles[0]?.text.trim() ?? '';
};

/** The name of a page, without that of the site. */
const titleOf = (html: string) => /<title[^>]*>([^<|]*[^<|\s])/.exec(html)?.[1];
const isListed = (html: string) => !/<meta[^>]+name="?robots"?[^>]+noindex/.test(html);

/**
 * Gives the page that answers unknown addresses a list of the known ones, and what picks the nearest.
 * One file answers all of them, on every host, so it is the browser that has to compare.
 */
export function suggestPages(language: Language): void {
  const page = language.pages.find(({route}) => route === '');
  if (!page) return;
  const known: KnownPages = {
    heading: words[language.locale].nearest,
    pages: addressedPages(language).flatMap(({route, html}) => {
      const title = titleOf(html);
      return title && isListed(html) ? [[route, title] as const] : [];
    }),
  };
  const data = JSON.stringify(known).replaceAll('<', '\\u003c');
  const tags = `<script id="${KNOWN_PAGES}" type="application/json">${data}</script><script>${script()}</script>`;
  writePage(
    page,
    page.html.replace(/(?:<\/body>)?(?:\s*<\/html>)?\s*$/, (end) => tags + end),
  );
}
