import {fork} from 'node:child_process';
import type {EventEmitter} from 'node:events';
import {setFlagsFromString} from 'node:v8';
import {type ResourceLimits, Worker} from 'node:worker_threads';
import {networkOf} from './rate-limit';

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
  /** Calls that may wait for their answers; more are refused. */
  maxCalls: number;
  answerMs: number;
  /** How long one call may take before the thread is taken for stuck and replaced. */
  stuckMs: number;
  /** Ends a thread that nobody has asked for so long; the next call starts it again. */
  idleMs?: number;
}

/** What the other side is sent, and what it answers. */
export interface ThreadCall {
  id: number;
  call: unknown;
}
type Outcome = {value: unknown} | {error: unknown};
/** `ready` comes first and once. */
export type ThreadAnswer = 'ready' | ({id: number} & Outcome);

interface Peer {
  events: EventEmitter;
  send(call: ThreadCall): void;
  kill(): unknown;
}

function startThread({file, data, memory}: ThreadOptions): Peer {
  // These flags are for the page thread, and would win over the thread's own limits.
  setFlagsFromString('--max-semi-space-size=0 --max-old-space-size=0');
  const worker = new Worker(file, {workerData: data, resourceLimits: memory});
  return {
    events: worker,
    send: (call) => worker.postMessage(call),
    kill: () => worker.terminate(),
  };
}

function startProcess({file, memory}: ThreadOptions): Peer {
  const child = fork(file, {
    // Visitors' text is worked on there: it gets none of the settings, some of which are secret.
    env: {MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '65536'},
    execArgv: [
      `--max-old-space-size=${memory?.maxOldGenerationSizeMb ?? 64}`,
      '--max-semi-space-size=1',
      // As machine code, an expression fills 2 MB each millisecond, before anyone can stop it.
      '--jitless',
      '--no-expose-wasm',
    ],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  return {
    events: child,
    send: (call) => child.send(call),
    kill: () => child.kill('SIGKILL'),
  };
}

const MAX_TURNS = 8;

/**
 * Calls from one address take turns. Without this, three addresses that ask all they may keep
 * everybody else waiting.
 */
function createTurns() {
  const lines = new Map<string, {length: number; last: Promise<unknown>}>();
  return async <Value>(address: string, call: () => Promise<Value>): Promise<Value> => {
    const key = networkOf(address);
    const line = lines.get(key) ?? {length: 0, last: Promise.resolve()};
    if (line.length >= MAX_TURNS) throw new ThreadError('busy');
    lines.set(key, line);
    line.length += 1;
    const result = line.last.then(call);
    line.last = result.catch(() => undefined);
    try {
      return await result;
    } finally {
      line.length -= 1;
      if (line.length === 0) lines.delete(key);
    }
  };
}

/** A worker that answers calls one after the other, started with the first and again when it died. */
export function createThread(options: ThreadOptions) {
  const {isProcess, maxCalls, answerMs, stuckMs, idleMs} = options;
  /** Calls without an answer, in their order: the first is being worked on. */
  const calls = new Map<number, {call: unknown; settle(outcome: Outcome): void}>();
  let current: (Peer & {ready: Promise<void>; isReady: boolean}) | undefined;
  const inTurn = createTurns();
  let count = 0;
  let timer: NodeJS.Timeout | undefined;

  /** Each call has its time from the moment it is the first. */
  function watch(): void {
    clearTimeout(timer);
    if (calls.size > 0) timer = setTimeout(() => current?.kill(), stuckMs);
    else if (idleMs !== undefined) timer = setTimeout(end, idleMs).unref();
  }

  function settle(id: number, outcome: Outcome): void {
    calls.get(id)?.settle(outcome);
    calls.delete(id);
  }

  function start() {
    const peer = (isProcess ? startProcess : startThread)(options);
    const ready = new Promise<void>((resolve, reject) => {
      const onEnd = (cause?: unknown) => {
        if (current !== started) return;
        current = undefined;
        clearTimeout(timer);
        const error = new ThreadError('ended', {cause});
        reject(error);
        // It died over the first call. One that cannot even start would be started for ever.
        const lost = [...calls.keys()].slice(0, started.isReady ? 1 : undefined);
        for (const id of lost) settle(id, {error});
        if (calls.size > 0) current = start();
      };
      peer.events.on('error', onEnd).on('exit', () => onEnd());
      peer.events.on('message', (answer: ThreadAnswer) => {
        if (answer === 'ready') {
          started.isReady = true;
          resolve();
          for (const [id, {call}] of calls) peer.send({id, call});
        } else {
          settle(answer.id, answer);
        }
        if (current === started) watch();
      });
    });
    // Only those who asked hear that it did not start.
    ready.catch(() => {});
    const started = {...peer, ready, isReady: false};
    return started;
  }

  async function end(): Promise<void> {
    clearTimeout(timer);
    const last = current;
    current = undefined;
    await last?.kill();
  }

  return {
    ready(): Promise<void> {
      current ??= start();
      return current.ready;
    },

    /** Of the calls `from` one address, one is under way at a time. */
    ask: <Value>(call: unknown, from?: string): Promise<Value> =>
      from === undefined ? ask(call) : inTurn(from, () => ask(call)),

    end,
  };

  function ask<Value>(call: unknown): Promise<Value> {
    if (calls.size >= maxCalls) return Promise.reject(new ThreadError('busy'));
    return new Promise<Value>((resolve, reject) => {
      const late = setTimeout(() => reject(new ThreadError('late')), answerMs);
      const id = count++;
      calls.set(id, {
        call,
        settle(outcome) {
          clearTimeout(late);
          if ('error' in outcome) reject(outcome.error);
          else resolve(outcome.value as Value);
        },
      });
      current ??= start();
      if (!current.isReady) return;
      current.send({id, call});
      if (calls.size === 1) watch();
    });
  }
}

export type Thread = ReturnType<typeof createThread>;
