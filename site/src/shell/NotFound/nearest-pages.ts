import {escapeHtml, type KnownPage, nearestPages} from '@scriptcat/contract';

/** The id of the list of pages in 404.html. */
export const KNOWN_PAGES = 'known-pages';

export interface KnownPages {
  heading: string;
  /** Titles are markup. */
  pages: readonly KnownPage[];
}

/** The suggestions as HTML; empty without a list of pages or a similar one. */
export function suggestionsFor(path: string): string {
  const data = document.getElementById(KNOWN_PAGES)?.textContent;
  if (!data) return '';
  const {heading, pages}: KnownPages = JSON.parse(data);
  const near = nearestPages(path, pages);
  if (near.length === 0) return '';
  const items = near.map(([href, title]) => `<li><a href="${escapeHtml(href)}">${title}</a></li>`);
  return `<p>${heading}</p><ul>${items.join('')}</ul>`;
}
