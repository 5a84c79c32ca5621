import {createHash} from 'node:crypto';
import {mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';

const cache = path.resolve(import.meta.dirname, '../../.cache/pages');

/** What is read of a page, if it has an article: parsing its navigation would take as long again. */
function headAndArticle(html: string): string {
  const [start, end] = [html.indexOf('<article'), html.lastIndexOf('</article>')];
  return start === -1 ? html : html.slice(0, html.indexOf('</head>')) + html.slice(start, end);
}

/** Names of scripts and styles change with every edit of the React app, the article does not. */
const withoutHashes = (html: string) => html.replace(/\.[0-9a-f]{8}(?=\.(?:js|css)\b)/g, '');

const hashOf = (...parts: (string | Uint8Array)[]) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 32);
};

/** What `read` would find in this page is found under this name. */
export const pageKey = (html: string, source: unknown): string =>
  hashOf(JSON.stringify(source), withoutHashes(html));

function readJson<Found>(file: string): Found | null | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * `read` with a memory of earlier builds, since reading pages is the slowest part of a warm one.
 * `read` is given head and article. `code` is the file that it lives in: when it changes, nothing
 * is known.
 */
export function withMemory<Source, Found>(
  read: (html: string, source: Source) => Found | undefined,
  code: string,
  cacheFolder = cache,
): (html: string, source: Source) => Found | undefined {
  const name = path.basename(code, '.ts');
  const folder = path.join(cacheFolder, `${name}-${hashOf(readFileSync(code)).slice(0, 12)}`);
  mkdirSync(folder, {recursive: true});
  return (page, source) => {
    const html = headAndArticle(page);
    const file = path.join(folder, `${pageKey(html, source)}.json`);
    const known = readJson<Found>(file);
    if (known !== undefined) return known ?? undefined;
    const found = read(html, source);
    // Renamed when complete, so that an interrupted build leaves no half an entry behind.
    writeFileSync(`${file}.${process.pid}`, JSON.stringify(found ?? null));
    renameSync(`${file}.${process.pid}`, file);
    return found;
  };
}
