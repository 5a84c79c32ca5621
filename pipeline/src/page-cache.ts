import path from 'node:path';
import {cacheFolder, hashOf, hashSources, readEntry, writeEntry} from './disk-cache';

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

/** Everything that a reader of pages may import. */
const readerSources = ['package-lock.json', 'packages', 'pipeline/src', 'site/plugins'];

function parseEntry<Found>(content: Buffer | undefined): Found | undefined {
  try {
    return content && JSON.parse(content.toString());
  } catch {
    return undefined;
  }
}

/**
 * Caches the results of `read` on disk, since reading pages is the slowest part of a warm build.
 * `read` is given head and article only. A change of `codeHash` invalidates the cache.
 */
export function memoizeOnDisk<Source, Found>(
  read: (html: string, source: Source) => Found,
  {codeHash = hashSources(readerSources), cache = cacheFolder('pages')} = {},
): (html: string, source: Source) => Found {
  const folder = path.join(cache, codeHash.slice(0, 12));
  return (page, source) => {
    const html = headAndArticle(page);
    const file = path.join(folder, `${pageKey(html, source)}.json`);
    const cached = parseEntry<Found>(readEntry(file));
    if (cached !== undefined) return cached;
    const found = read(html, source);
    writeEntry(file, JSON.stringify(found));
    return found;
  };
}
