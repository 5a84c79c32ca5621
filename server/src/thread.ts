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

/** A thread or process that was started, and the calls it was handed. */
interface Started extends Peer {
  ready: Promise<void>;
  isReady: boolean;
  running: Map<number, Job>;
}

/** A worker that answers calls, started with the first one and again when it has died. */
export function createThread(options: ThreadOptions) {
  const {maxRunning, maxWaiting, answerMs, stuckMs, idleMs} = options;
  const waiting: Job[] = [];
  let current: Started | undefined;
  let count = 0;
  let idle: NodeJS.Timeout | undefined;

  function start(): Started {
    let onReady = () => {};
    let onFailure = (_: Error) => {};
    const ready = new Promise<void>((resolve, reject) => {
      onReady = resolve;
      onFailure = reject;
    });
    // Only those who asked hear that it did not start.
    ready.catch(() => {});
    const events: PeerEvents = {
      onMessage(answer) {
        if (answer === 'ready') {
          started.isReady = true;
          onReady();
        } else {
          started.running.get(answer.id)?.settle(answer);
          started.running.delete(answer.id);
        }
        handOver();
      },
      onEnd(cause) {
        if (current !== started) return;
        current = undefined;
        // One that cannot even start would be started for ever.
        const lost = started.isReady ? started.running.values() : waiting.splice(0);
        const error = new ThreadError('ended', {cause});
        onFailure(error);
        for (const {settle} of lost) settle({error});
        handOver();
      },
    };
    const peer = (options.isProcess ? startProcess : startThread)(options, events);
    const started: Started = {...peer, ready, isReady: false, running: new Map()};
    return started;
  }

  function handOver(): void {
    clearTimeout(idle);
    if (waiting.length > 0) current ??= start();
    if (!current?.isReady) return;
    const {running, send, kill} = current;
    while (running.size < maxRunning) {
      const job = waiting.shift();
      if (!job) break;
      job.stuck = setTimeout(kill, stuckMs);
      running.set(count, job);
      send({id: count++, call: job.call});
    }
    if (idleMs !== undefined && running.size === 0) idle = setTimeout(end, idleMs).unref();
  }

  async function end(): Promise<void> {
    clearTimeout(idle);
    const last = current;
    current = undefined;
    await last?.kill();
  }

  return {
    /** Starts the thread; resolves when it can take calls. */
    ready(): Promise<void> {
      current ??= start();
      return current.ready;
    },

    ask<Value>(call: unknown): Promise<Value> {
      if (waiting.length >= maxWaiting) return Promise.reject(new ThreadError('busy'));
      return new Promise<Value>((resolve, reject) => {
        const late = setTimeout(() => {
          const at = waiting.indexOf(job);
          if (at >= 0) waiting.splice(at, 1);
          reject(new ThreadError(at >= 0 ? 'busy' : 'late'));
        }, answerMs);
        const job: Job = {
          call,
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
