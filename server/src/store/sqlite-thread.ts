import {HealthProblem} from '../health-problem';
import {createThread, ThreadError} from '../thread';
import {
  type Cursor,
  type EntryStore,
  type FeedbackStore,
  readEntries,
  StoreError,
} from './feedback-store';
import type {SentError, SqliteCall} from './sqlite-worker';

function toError(cause: ThreadError | SentError): Error {
  if (cause instanceof ThreadError) {
    return new StoreError(cause.message, cause.kind === 'busy', {cause});
  }
  const {message, reason, isHealthProblem, isKnownUnstored} = cause;
  if (isHealthProblem) return new HealthProblem(message);
  return new StoreError(message, isKnownUnstored, {cause: new Error(reason)});
}

/** The embedded database on a thread of its own, so that pages do not wait for the disk. */
export function createSqliteThread(file: URL, path: string): FeedbackStore {
  const thread = createThread({
    file,
    data: {path},
    memory: {maxOldGenerationSizeMb: 32, maxYoungGenerationSizeMb: 2},
    maxRunning: 16,
    maxWaiting: 500,
    answerMs: 5000,
    stuckMs: 10_000,
  });
  const ask = <Value>(on: SqliteCall['on'], method: SqliteCall['method'], ...args: unknown[]) =>
    thread.ask<Value>({on, method, args} satisfies SqliteCall).catch((cause) => {
      throw toError(cause);
    });
  function entryStore<Entry extends Cursor>(on: SqliteCall['on']): EntryStore<Entry> {
    const page: EntryStore<Entry>['page'] = (after) => ask(on, 'page', after);
    return {
      add: (entry) => ask(on, 'add', entry),
      page,
      entries: (since) => readEntries({page}, since),
      delete: (id) => ask(on, 'delete', id),
      setDone: (id, doneAt) => ask(on, 'setDone', id, doneAt),
    };
  }
  return {
    ...entryStore('store'),
    votes: entryStore('votes'),
    ready: () => ask('store', 'ready'),
    close: async () => {
      await ask('store', 'close');
      await thread.end();
    },
  };
}
