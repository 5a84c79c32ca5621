import path from 'node:path';
import words from '@scriptcat/content/shell/not-found';
import {bundleScript} from '../../../site/bundle-script';
import {KNOWN_PAGES, type KnownPages} from '../../../site/src/shell/NotFound/nearest-pages';
import {addressedPages, type Language, writePage} from '../language';
import {factsOf} from '../page-facts';

const script = path.resolve(import.meta.dirname, '../../../site/src/shell/NotFound/early.ts');

/** The title of a page without the site's name. */
const titleOf = (html: string) => /<title[^>]*>([^<|]*[^<|\s])/.exec(html)?.[1];

/**
 * Adds the data and script for "Did you mean" to 404.html. One file answers every unknown URL, so
 * the comparison runs in the browser.
 */
export function suggestPages(language: Language): void {
  const page = language.pages.find(({route}) => route === '');
  if (!page) return;
  const suggestions: KnownPages = {
    heading: words[language.tag].nearest,
    pages: addressedPages(language).flatMap((known) => {
      const title = titleOf(known.html);
      const isListed = !factsOf(known, language).meta.robots?.includes('noindex');
      return title && isListed ? [[known.route, title] as const] : [];
    }),
  };
  const data = JSON.stringify(suggestions).replaceAll('<', '\\u003c');
  const tags = `<script id="${KNOWN_PAGES}" type="application/json">${data}</script><script>${bundleScript(script)}</script>`;
  writePage(
    page,
    page.html.replace(/(?:<\/body>)?(?:\s*<\/html>)?\s*$/, (end) => tags + end),
  );
}
