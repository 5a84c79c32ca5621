import {workerData} from 'node:worker_threads';
import {answerCalls} from '../answer-calls';
import {rootCause} from '../root-cause';
import {StoreError} from './feedback-store';
import {openSqlite} from './sqlite';

export interface SqliteCall {
  method: 'query' | 'scrub' | 'ready' | 'close';
  args: unknown[];
}

/** An error as text, since its class is lost between threads. */
export type SentError = Record<'name' | 'message' | 'reason', string> & {isKnownUnstored: boolean};

const database = openSqlite(workerData.path) as unknown as Record<
  SqliteCall['method'],
  (...args: unknown[]) => Promise<unknown>
>;

answerCalls<SqliteCall>(
  ({method, args}) => database[method](...args),
  (cause): SentError => {
    const {name, message} = cause as Error;
    const isKnownUnstored = cause instanceof StoreError && cause.isKnownUnstored;
    return {name, message, reason: rootCause(cause), isKnownUnstored};
  },
);
