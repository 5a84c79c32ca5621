import {workerData} from 'node:worker_threads';
import {answerCalls} from '../answer-calls';
import {HealthProblem} from '../health-problem';
import {
  type Cursor,
  type EntryStore,
  type StoredFeedback,
  type StoredVote,
  StoreError,
} from './feedback-store';
import {createSqliteStore} from './sqlite';

type EntryKind = 'survey' | 'votes';

/** What the server asks of the thread. */
export type SqliteCall =
  | {name: 'ready'}
  | {name: 'close'}
  | {name: 'add'; kind: EntryKind; entry: StoredFeedback | StoredVote}
  | {name: 'page'; kind: EntryKind; after: Cursor}
  | {name: 'delete'; kind: EntryKind; id: string}
  | {name: 'setDone'; kind: EntryKind; id: string; doneAt: number | null};

/** An error without its class, which does not survive the way between threads. */
export interface SentError {
  message: string;
  isHealthProblem: boolean;
  isKnownUnstored: boolean;
  cause?: SentError;
}

function toSent(cause: unknown): SentError {
  const error = cause instanceof Error ? cause : new Error(String(cause));
  return {
    message: error.message,
    isHealthProblem: error instanceof HealthProblem,
    isKnownUnstored: error instanceof StoreError && error.isKnownUnstored,
    ...(error.cause instanceof Error && {cause: toSent(error.cause)}),
  };
}

const store = createSqliteStore(workerData.path);

function answer(call: SqliteCall): Promise<unknown> {
  if (call.name === 'ready') return store.ready();
  if (call.name === 'close') return store.close();
  const entries = (call.kind === 'votes' ? store.votes : store) as EntryStore<
    StoredFeedback | StoredVote
  >;
  switch (call.name) {
    case 'add':
      return entries.add(call.entry);
    case 'page':
      return entries.page(call.after);
    case 'delete':
      return entries.delete(call.id);
    case 'setDone':
      return entries.setDone(call.id, call.doneAt);
  }
}

answerCalls<SqliteCall>(answer, toSent);
