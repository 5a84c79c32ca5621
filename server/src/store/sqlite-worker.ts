import {workerData} from 'node:worker_threads';
import {answerCalls} from '../answer-calls';
import {HealthProblem} from '../health-problem';
import {type StoredFeedback, StoreError} from './feedback-store';
import {createSqliteStore} from './sqlite';

/** What the server asks of the thread. */
export type SqliteCall = {name: 'ready' | 'close'} | {name: 'add'; entry: StoredFeedback};

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

answerCalls<SqliteCall>(
  (call) => (call.name === 'add' ? store.add(call.entry) : store[call.name]()),
  toSent,
);
