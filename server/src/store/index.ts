import {fileURLToPath} from 'node:url';
import type {FeedbackStore} from './feedback-store';
import {createPostgresStore} from './postgres';
import {createSqliteStore} from './sqlite';

export type {AddResult, FeedbackStore, StoredFeedback} from './feedback-store';

/** The adapter for a database address: `file:` is embedded SQLite, `postgres://` a server. */
export function createStore(url: string, onIdleError?: (cause: Error) => void): FeedbackStore {
  if (/^postgres(?:ql)?:\/\//.test(url)) return createPostgresStore(url, onIdleError);
  if (url.startsWith('file:///')) return createSqliteStore(fileURLToPath(url));
  if (url.startsWith('file:')) return createSqliteStore(url.slice('file:'.length));
  throw new Error(
    `DATABASE_URL must start with file: or postgres://, not with ${url.split(':')[0]}:`,
  );
}
