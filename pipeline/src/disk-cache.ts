import {createHash} from 'node:crypto';
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/** The folder of a cache that later builds use again. */
export const cacheFolder = (name: 'pages' | 'compressed' | 'social-cards'): string =>
  path.join(root, '.cache', name);

export function hashOf(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 32);
}

/** Reads an entry and sets its time, by which `trimCache` knows that it is in use. */
export function readEntry(file: string): Buffer | undefined {
  try {
    const content = readFileSync(file);
    utimesSync(file, new Date(), new Date());
    return content;
  } catch {
    return undefined;
  }
}

/** Writes to a temporary file first: an interrupted build must not leave half an entry. */
export function writeEntry(file: string, content: string | Uint8Array): void {
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(`${file}.${process.pid}`, content);
  renameSync(`${file}.${process.pid}`, file);
}

/** The files of a folder and of the folders in it, by their paths inside it. */
export const listFiles = (folder: string): string[] =>
  readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map(({parentPath, name}) => path.relative(folder, path.join(parentPath, name)))
    .map((file) => file.replaceAll(path.sep, '/'))
    .sort();

/** Comparing is faster than writing, and most files of a build are those of the last one. */
export function writeIfChanged(file: string, content: Uint8Array): void {
  if (statSync(file, {throwIfNoEntry: false})?.size === content.byteLength) {
    if (readFileSync(file).equals(content)) return;
  }
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, content);
}

const MAX_AGE_DAYS = 7;

/**
 * Deletes entries that no build has used for a week. Not those that this build did not use: it skips
 * languages that have not changed, and builds with other settings share the cache.
 */
export function trimCache(folder: string, now = Date.now()): void {
  const oldest = now - MAX_AGE_DAYS * 24 * 60 * 60 * 1000;
  mkdirSync(folder, {recursive: true});
  for (const name of readdirSync(folder)) {
    const entry = path.join(folder, name);
    // Another build may have renamed it since.
    const modified = statSync(entry, {throwIfNoEntry: false})?.mtimeMs ?? now;
    if (modified < oldest) rmSync(entry, {force: true});
  }
}
