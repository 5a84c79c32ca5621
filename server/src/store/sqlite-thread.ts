import {HealthProblem} from '../health-problem';
import {createThread, ThreadError} from '../thread';
import {
  type EntryStore,
  type FeedbackStore,
  readEntries,
  type StoredFeedback,
  type StoredVote,
  StoreError,
} from './feedback-store';
import type {SentError, SqliteCall} from './sqlite-worker';

function fromSent({message, isHealthProblem, isKnownUnstored, cause}: SentError): Error {
  if (isHealthProblem) return new HealthProblem(message);
  return new StoreError(message, isKnownUnstored, {cause: cause && fromSent(cause)});
}

function toStoreError(cause: unknown): Error {
  if (cause instanceof ThreadError) {
    return new StoreError(cause.message, cause.kind === 'busy', {cause});
  }
  return fromSent(cause as SentError);
}

/** The embedded database on a thread of its own, so that no page waits for the disk. */
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
  const ask = <Value>(call: SqliteCall) =>
    thread.ask<Value>(call).catch((cause) => {
      throw toStoreError(cause);
    });
  function entryStore<Entry extends StoredFeedback | StoredVote>(
    kind: 'survey' | 'votes',
  ): EntryStore<Entry> {
    const page: EntryStore<Entry>['page'] = (after) => ask({name: 'page', kind, after});
    return {
      add: (entry) => ask({name: 'add', kind, entry}),
      page,
      entries: (since) => readEntries({page}, since),
      delete: (id) => ask({name: 'delete', kind, id}),
      setDone: (id, doneAt) => ask({name: 'setDone', kind, id, doneAt}),
    };
  }
  return {
    ...entryStore<StoredFeedback>('survey'),
    votes: entryStore<StoredVote>('votes'),
    ready: () => ask({name: 'ready'}),
    close: async () => {
      await ask({name: 'close'});
      await thread.end();
    },
  };
}
