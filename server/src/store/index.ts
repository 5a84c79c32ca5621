import {fileURLToPath} from 'node:url';
import type {FeedbackStore} from './feedback-store';
import {createPostgresStore} from './postgres';
import {createSqliteStore} from './sqlite';
import {createSqliteThread} from './sqlite-thread';

export {
  type EntryStore,
  type FeedbackStore,
  type StoredFeedback,
  type StoredVote,
  StoreError,
} from './feedback-store';

/** The adapter for a database address: `file:` is embedded SQLite, `postgres://` a server. */
export function createStore(url: string, onIdleError?: (cause: Error) => void): FeedbackStore {
  if (/^postgres(?:ql)?:\/\//.test(url)) return createPostgresStore(url, onIdleError);
  const path = sqlitePath(url);
  if (path !== undefined) return createSqliteStore(path);
  throw new Error(
    `DATABASE_URL must start with file: or postgres://, not with ${url.split(':')[0]}:`,
  );
}

/** The file that a `file:` address names; undefined for another kind of address. */
export function sqlitePath(url: string): string | undefined {
  if (url.startsWith('file:///')) return fileURLToPath(url);
  return url.startsWith('file:') ? url.slice('file:'.length) : undefined;
}

/** The store of the running server; the embedded database works on its own thread. */
export function createServerStore(
  url: string,
  worker: URL,
  onIdleError: (cause: Error) => void,
): FeedbackStore {
  const path = sqlitePath(url);
  return path === undefined ? createStore(url, onIdleError) : createSqliteThread(worker, path);
}
