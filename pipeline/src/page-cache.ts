import path from 'node:path';
import {hashOf, readEntry, writeEntry} from './disk-cache';

/** Parsing the navigation as well would take as long again. */
function headAndArticle(html: string): string {
  const [start, end] = [html.indexOf('<article'), html.lastIndexOf('</article>')];
  return start === -1 ? html : html.slice(0, html.indexOf('</head>')) + html.slice(start, end);
}

/** Names of scripts and styles change with every edit of the React app, the article does not. */
const withoutHashes = (html: string) => html.replace(/\.[0-9a-f]{8}(?=\.(?:js|css)\b)/g, '');

/** Cache key of a page. */
export const pageKey = (html: string, source: unknown): string =>
  hashOf(JSON.stringify(source), withoutHashes(html));

function parseEntry<Found>(content: Buffer | undefined): Found | undefined {
  try {
    return content && JSON.parse(content.toString());
  } catch {
    return undefined;
  }
}

/**
 * Returns what `read` finds in a page, from the cache if the page has not changed, since reading pages
 * is the slowest part of a warm build. `read` is given head and article only. The task
 * `build:page-cache` deletes the cache when code has changed that `read` may use.
 */
export function readCached<Source, Found>(
  folder: string,
  page: {html: string; source: Source},
  read: (html: string, source: Source) => Found,
): Found {
  const html = headAndArticle(page.html);
  const file = path.join(folder, `${pageKey(html, page.source)}.json`);
  const cached = parseEntry<Found>(readEntry(file));
  if (cached !== undefined) return cached;
  const found = read(html, page.source);
  writeEntry(file, JSON.stringify(found));
  return found;
}
