import {HealthProblem} from '../health-problem';
import {createThread, ThreadError} from '../thread';
import {type Database, StoreError} from './feedback-store';
import type {SentError, SqliteCall} from './sqlite-worker';

function toError(cause: ThreadError | SentError): Error {
  if (cause instanceof ThreadError) {
    return new StoreError(cause.message, cause.kind === 'busy', {cause});
  }
  const {name, message, reason, isKnownUnstored} = cause;
  if (name === 'HealthProblem') return new HealthProblem(message);
  return new StoreError(message, isKnownUnstored, {cause: new Error(reason)});
}

/** The embedded database on a thread of its own, so that pages do not wait for the disk. */
export function openSqliteOnThread(file: URL, path: string): Database {
  const thread = createThread({
    file,
    data: {path},
    memory: {maxOldGenerationSizeMb: 32, maxYoungGenerationSizeMb: 2},
    maxCalls: 500,
    answerMs: 5000,
    stuckMs: 10_000,
  });
  const ask = <Value>(method: SqliteCall['method'], ...args: unknown[]) =>
    thread.ask<Value>({method, args} satisfies SqliteCall).catch((cause) => {
      throw toError(cause);
    });
  return {
    query: (sql, values) => ask('query', sql, values),
    scrub: () => ask('scrub'),
    ready: async () => {
      // A slow machine may take longer to start the thread than a visitor waits for an answer.
      await thread.ready();
      await ask('ready');
    },
    close: async () => {
      await ask('close');
      await thread.end();
    },
  };
}
