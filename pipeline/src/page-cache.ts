import path from 'node:path';
import {hashOf, readEntry, writeEntry} from './disk-cache';

/** Parsing the navigation as well would take as long again. */
function headAndArticle(html: string): string {
  const [start, end] = [html.indexOf('<article'), html.lastIndexOf('</article>')];
  return start === -1 ? html : html.slice(0, html.indexOf('</head>')) + html.slice(start, end);
}

/** Names of scripts and styles change with every edit of the React app, the article does not. */
export const withoutHashes = (html: string): string =>
  html.replace(/\.[0-9a-f]{8}(?=\.(?:js|css)\b)/g, '');

function parseEntry<Found>(content: Buffer | undefined): Found | undefined {
  try {
    return content && JSON.parse(content.toString());
  } catch {
    return undefined;
  }
}

/**
 * Returns what an earlier build kept for the same parts, or undefined, and the function that keeps it.
 * The task `build:page-cache` deletes the cache when code has changed that may have computed it.
 */
export function openEntry<Found>(folder: string, ...parts: readonly string[]) {
  const file = path.join(folder, `${hashOf(...parts)}.json`);
  const keep = (found: Found): Found => {
    writeEntry(file, JSON.stringify(found));
    return found;
  };
  return {found: parseEntry<Found>(readEntry(file)), keep};
}

/** Returns what `read` finds in head and article of a page, from the cache if they have not changed. */
export function readCached<Source, Found>(
  folder: string,
  page: {html: string; source: Source},
  read: (html: string, source: Source) => Found,
): Found {
  const html = headAndArticle(page.html);
  const key = ['page', JSON.stringify(page.source), withoutHashes(html)];
  const {found, keep} = openEntry<Found>(folder, ...key);
  return found ?? keep(read(html, page.source));
}
