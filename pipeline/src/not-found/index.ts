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

/** The title of a page without the site's name. */
const titleOf = (html: string) => /<title[^>]*>([^<|]*[^<|\s])/.exec(html)?.[1];
const isListed = (html: string) => !/<meta[^>]+name="?robots"?[^>]+noindex/.test(html);

/**
 * Adds the data and script for "Did you mean" to 404.html. One file answers every unknown URL, so
 * the comparison runs in the browser.
 */
export function suggestPages(language: Language): void {
  const page = language.pages.find(({route}) => route === '');
  if (!page) return;
  const known: KnownPages = {
    heading: words[language.tag].nearest,
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
