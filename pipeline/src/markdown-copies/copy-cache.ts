import {createHash} from 'node:crypto';
import {mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {type MarkdownCopy, readMarkdown} from './to-markdown';

/** Names of scripts and styles change with every edit of the React app, the article does not. */
const withoutHashes = (html: string) => html.replace(/\.[0-9a-f]{8}(?=\.(?:js|css)\b)/g, '');

/** What `readMarkdown` would find in this page is found under this name. */
export const copyKey = (html: string, url: string): string =>
  createHash('sha256').update(url).update('\0').update(withoutHashes(html)).digest('hex');

function readJson(file: string): MarkdownCopy | null | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** `readMarkdown` with a memory of earlier builds, since reading is the slowest part of a warm one. */
export function createCopyReader(folder: string): typeof readMarkdown {
  mkdirSync(folder, {recursive: true});
  return (html, url) => {
    const file = path.join(folder, `${copyKey(html, url)}.json`);
    const known = readJson(file);
    if (known !== undefined) return known ?? undefined;
    const copy = readMarkdown(html, url);
    // Renamed when complete, so that an interrupted build leaves no half a copy behind.
    writeFileSync(`${file}.${process.pid}`, JSON.stringify(copy ?? null));
    renameSync(`${file}.${process.pid}`, file);
    return copy;
  };
}
