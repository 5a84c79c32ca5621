import {fileURLToPath} from 'node:url';
import {createFeedbackStore, type FeedbackStore} from './feedback-store';
import {openPostgres} from './postgres';
import {openSqlite} from './sqlite';
import {openSqliteOnThread} from './sqlite-thread';

export {type EntryStore, type FeedbackStore, StoreError} from './feedback-store';
export type {StoredFeedback, StoredVote} from './tables';

interface Options {
  /** The file of the thread on which an embedded database works; without one it works here. */
  worker?: URL;
  onIdleError?: (cause: Error) => void;
}

/** The store for a database address: `file:` is embedded SQLite, `postgres://` a server. */
export function createStore(url: string, {worker, onIdleError}: Options = {}): FeedbackStore {
  const path = sqlitePath(url);
  if (path === undefined) return createFeedbackStore(openPostgres(url, onIdleError));
  return createFeedbackStore(worker ? openSqliteOnThread(worker, path) : openSqlite(path));
}

export function sqlitePath(url: string): string | undefined {
  if (url.startsWith('file:///')) return fileURLToPath(url);
  return url.startsWith('file:') ? url.slice('file:'.length) : undefined;
}
