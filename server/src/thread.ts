import {type ResourceLimits, Worker} from 'node:worker_threads';

/** Why a thread gave no answer. */
export class ThreadError extends Error {
  override readonly name = 'ThreadError';

  constructor(
    /** `busy`: never begun; `late`: not done in time; `ended`: the thread died over it. */
    readonly kind: 'busy' | 'late' | 'ended',
    options?: ErrorOptions,
  ) {
    super(`the thread is ${kind}`, options);
  }
}

interface ThreadOptions {
  file: URL;
  data: unknown;
  memory?: ResourceLimits;
  /** Calls handed to the thread at once; it works on one at a time. */
  maxRunning: number;
  /** Calls that may wait for their turn; more are refused. */
  maxWaiting: number;
  /** How long a caller waits. */
  answerMs: number;
  /** How long a call handed over may take before the thread is taken for stuck and replaced. */
  stuckMs: number;
}

interface Job {
  call: unknown;
  resolve(value: unknown): void;
  reject(cause: Error): void;
}

/** What the other side is sent, and what it answers. */
export interface ThreadCall {
  id: number;
  call: unknown;
}
/** `ready` comes first and once. */
export type ThreadAnswer = 'ready' | ({id: number} & ({value: unknown} | {error: unknown}));

/** A worker that answers calls, started with the first one and again when it has died. */
export function createThread(options: ThreadOptions) {
  const {file, data, memory, maxRunning, maxWaiting, answerMs, stuckMs} = options;
  const waiting: Job[] = [];
  const running = new Map<number, Job>();
  const onReady: (() => void)[] = [];
  let worker: Worker | undefined;
  let isReady = false;
  let count = 0;

  function start(): Worker {
    const started = new Worker(file, {workerData: data, resourceLimits: memory});
    started.on('message', (answer: ThreadAnswer) => {
      if (answer === 'ready') {
        isReady = true;
        for (const resolve of onReady.splice(0)) resolve();
        return handOver();
      }
      const job = running.get(answer.id);
      running.delete(answer.id);
      if ('error' in answer) job?.reject(answer.error as Error);
      else job?.resolve(answer.value);
      handOver();
    });
    const onEnd = (cause?: Error) => {
      if (worker !== started) return;
      worker = undefined;
      isReady = false;
      const lost = [...running.values()];
      running.clear();
      for (const {reject} of lost) reject(new ThreadError('ended', {cause}));
      handOver();
    };
    started.on('error', onEnd);
    started.on('exit', () => onEnd());
    return started;
  }

  function handOver() {
    if (waiting.length > 0) worker ??= start();
    while (worker && isReady && running.size < maxRunning) {
      const job = waiting.shift();
      if (!job) return;
      const current = worker;
      const id = count++;
      const timer = setTimeout(() => void current.terminate(), stuckMs);
      const settle =
        <Value>(finish: (value: Value) => void) =>
        (value: Value) => {
          clearTimeout(timer);
          finish(value);
        };
      running.set(id, {call: job.call, resolve: settle(job.resolve), reject: settle(job.reject)});
      current.postMessage({id, call: job.call} satisfies ThreadCall);
    }
  }

  return {
    /** Starts the thread; resolves when it can take calls. */
    ready(): Promise<void> {
      worker ??= start();
      return isReady ? Promise.resolve() : new Promise((resolve) => onReady.push(resolve));
    },

    ask<Value>(call: unknown): Promise<Value> {
      if (waiting.length >= maxWaiting) return Promise.reject(new ThreadError('busy'));
      return new Promise<Value>((resolve, reject) => {
        const job: Job = {call, resolve: resolve as Job['resolve'], reject};
        const timer = setTimeout(() => {
          const at = waiting.indexOf(job);
          if (at >= 0) waiting.splice(at, 1);
          reject(new ThreadError(at >= 0 ? 'busy' : 'late'));
        }, answerMs);
        const clear = () => clearTimeout(timer);
        job.resolve = (value) => {
          clear();
          resolve(value as Value);
        };
        job.reject = (cause) => {
          clear();
          reject(cause);
        };
        waiting.push(job);
        handOver();
      });
    },

    async end(): Promise<void> {
      const last = worker;
      worker = undefined;
      isReady = false;
      await last?.terminate();
    },
  };
}

export type Thread = ReturnType<typeof createThread>;
