import {fork} from 'node:child_process';
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
  data?: unknown;
  memory?: ResourceLimits;
  /** Runs in a process instead: V8 cannot stop a thread while it compiles a regular expression. */
  isProcess?: boolean;
  /** Calls handed to the thread at once; it works on one at a time. */
  maxRunning: number;
  /** Calls that may wait for their turn; more are refused. */
  maxWaiting: number;
  /** How long a caller waits. */
  answerMs: number;
  /** How long a call handed over may take before the thread is taken for stuck and replaced. */
  stuckMs: number;
  /** Ends a thread that nobody has asked for so long; the next call starts it again. */
  idleMs?: number;
}

interface Job {
  call: unknown;
  from: string | undefined;
  stuck?: NodeJS.Timeout;
  settle(outcome: {value: unknown} | {error: unknown}): void;
}

/** What the other side is sent, and what it answers. */
export interface ThreadCall {
  id: number;
  call: unknown;
}
/** `ready` comes first and once. */
export type ThreadAnswer = 'ready' | ({id: number} & ({value: unknown} | {error: unknown}));

interface Peer {
  send(call: ThreadCall): void;
  kill(): unknown;
}

interface PeerEvents {
  onMessage(answer: ThreadAnswer): void;
  onEnd(cause?: Error): void;
}

type PeerOptions = Pick<ThreadOptions, 'file' | 'data' | 'memory'>;

function startThread({file, data, memory}: PeerOptions, {onMessage, onEnd}: PeerEvents): Peer {
  const worker = new Worker(file, {workerData: data, resourceLimits: memory});
  worker.on('message', onMessage).on('error', onEnd);
  worker.on('exit', () => onEnd());
  return {send: (call) => worker.postMessage(call), kill: () => worker.terminate()};
}

function startProcess({file, memory}: PeerOptions, {onMessage, onEnd}: PeerEvents): Peer {
  const child = fork(file, {
    // Visitors' text is worked on there: it gets none of the settings, some of which are secret.
    env: {},
    execArgv: [
      `--max-old-space-size=${memory?.maxOldGenerationSizeMb ?? 64}`,
      '--max-semi-space-size=2',
    ],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  child.on('message', (answer) => onMessage(answer as ThreadAnswer)).on('error', onEnd);
  child.on('exit', () => onEnd());
  return {send: (call) => child.send(call), kill: () => child.kill('SIGKILL')};
}

/** A worker that answers calls, started with the first one and again when it has died. */
export function createThread(options: ThreadOptions) {
  const {maxRunning, maxWaiting, answerMs, stuckMs, idleMs} = options;
  const start = options.isProcess ? startProcess : startThread;
  const waiting: Job[] = [];
  const running = new Map<number, Job>();
  const onReady: {resolve(): void; reject(cause: Error): void}[] = [];
  let peer: Peer | undefined;
  let isReady = false;
  let count = 0;
  let idle: NodeJS.Timeout | undefined;

  function ensureStarted(): void {
    if (peer) return;
    const onMessage = (answer: ThreadAnswer) => {
      if (answer === 'ready') {
        isReady = true;
        for (const {resolve} of onReady.splice(0)) resolve();
        return handOver();
      }
      running.get(answer.id)?.settle(answer);
      running.delete(answer.id);
      handOver();
    };
    const onEnd = (cause?: Error) => {
      if (peer !== started) return;
      const lost = [...running.values()];
      const error = new ThreadError('ended', {cause});
      // One that cannot even start would be started for ever.
      if (!isReady) {
        lost.push(...waiting.splice(0));
        for (const {reject} of onReady.splice(0)) reject(error);
      }
      peer = undefined;
      isReady = false;
      running.clear();
      for (const {settle} of lost) settle({error});
      handOver();
    };
    const started = start(options, {onMessage, onEnd});
    peer = started;
  }

  function handOver() {
    clearTimeout(idle);
    if (waiting.length > 0) ensureStarted();
    while (peer && isReady && running.size < maxRunning) {
      const job = waiting.shift();
      if (!job) break;
      const current = peer;
      const id = count++;
      job.stuck = setTimeout(() => void current.kill(), stuckMs);
      running.set(id, job);
      current.send({id, call: job.call});
    }
    const isIdle = running.size + waiting.length === 0;
    if (idleMs !== undefined && isIdle) idle = setTimeout(end, idleMs).unref();
  }

  async function end(): Promise<void> {
    clearTimeout(idle);
    const last = peer;
    peer = undefined;
    isReady = false;
    await last?.kill();
  }

  return {
    /** Starts the thread; resolves when it can take calls. */
    ready(): Promise<void> {
      ensureStarted();
      return isReady
        ? Promise.resolve()
        : new Promise((resolve, reject) => onReady.push({resolve, reject}));
    },

    /** Of callers who say where a call comes `from`, each has one call waiting at most. */
    ask<Value>(call: unknown, from?: string): Promise<Value> {
      // Without the second, one address would fill the queue and everybody else be refused.
      if (
        waiting.length >= maxWaiting ||
        (from !== undefined && waiting.some((job) => job.from === from))
      ) {
        return Promise.reject(new ThreadError('busy'));
      }
      return new Promise<Value>((resolve, reject) => {
        const late = setTimeout(() => {
          const at = waiting.indexOf(job);
          if (at >= 0) waiting.splice(at, 1);
          reject(new ThreadError(at >= 0 ? 'busy' : 'late'));
        }, answerMs);
        const job: Job = {
          call,
          from,
          settle(outcome) {
            clearTimeout(late);
            clearTimeout(job.stuck);
            if ('error' in outcome) reject(outcome.error);
            else resolve(outcome.value as Value);
          },
        };
        waiting.push(job);
        handOver();
      });
    },

    end,
  };
}

export type Thread = ReturnType<typeof createThread>;
