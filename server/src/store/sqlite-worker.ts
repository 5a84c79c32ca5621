import {workerData} from 'node:worker_threads';
import {answerCalls} from '../answer-calls';
import {HealthProblem} from '../health-problem';
import {rootCause} from '../root-cause';
import {StoreError} from './feedback-store';
import {openSqlite} from './sqlite';

export interface SqliteCall {
  method: 'query' | 'scrub' | 'ready' | 'close';
  args: unknown[];
}

/** An error without its class, which is lost between threads. */
export interface SentError {
  message: string;
  reason: string;
  isHealthProblem: boolean;
  isKnownUnstored: boolean;
}

const database = openSqlite(workerData.path) as unknown as Record<
  SqliteCall['method'],
  (...args: unknown[]) => Promise<unknown>
>;

answerCalls<SqliteCall>(
  ({method, args}) => database[method](...args),
  (cause): SentError => ({
    message: cause instanceof Error ? cause.message : String(cause),
    reason: rootCause(cause),
    isHealthProblem: cause instanceof HealthProblem,
    isKnownUnstored: cause instanceof StoreError && cause.isKnownUnstored,
  }),
);
