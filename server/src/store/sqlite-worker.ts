import {workerData} from 'node:worker_threads';
import {answerCalls} from '../answer-calls';
import {HealthProblem} from '../health-problem';
import {rootCause} from '../root-cause';
import {StoreError} from './feedback-store';
import {createSqliteStore} from './sqlite';

/** A method of the store, or of its votes. */
export interface SqliteCall {
  on: 'store' | 'votes';
  method: 'ready' | 'close' | 'add' | 'page' | 'delete' | 'setDone';
  args: unknown[];
}

/** An error without its class, which is lost between threads. */
export interface SentError {
  message: string;
  reason: string;
  isHealthProblem: boolean;
  isKnownUnstored: boolean;
}

const store = createSqliteStore(workerData.path);

answerCalls<SqliteCall>(
  ({on, method, args}) => {
    const target = (on === 'votes' ? store.votes : store) as unknown as Record<
      SqliteCall['method'],
      (...args: unknown[]) => Promise<unknown>
    >;
    return target[method](...args);
  },
  (cause): SentError => ({
    message: cause instanceof Error ? cause.message : String(cause),
    reason: rootCause(cause),
    isHealthProblem: cause instanceof HealthProblem,
    isKnownUnstored: cause instanceof StoreError && cause.isKnownUnstored,
  }),
);
