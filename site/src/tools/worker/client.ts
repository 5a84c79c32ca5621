import type {Answer, Question, ToolName} from './answers';
import type {Answered, Asked} from './worker';

/** An answer, or why there is none. */
export type Outcome<Value> =
  | {state: 'answered'; value: Value}
  | {state: 'late'}
  | {state: 'failed'}
  | {state: 'outdated'};

/** Asks a worker one question after the other; a newer one takes the place of those that wait. */
export interface ToolClient {
  ask<Name extends ToolName>(name: Name, question: Question<Name>): Promise<Outcome<Answer<Name>>>;
  close(): void;
}

/** What takes longer is ended together with its worker. */
const deadlineMs = 2000;
/** A question that has run for so long is not waited for once there is a newer one. */
const patienceMs = 300;

interface Job {
  asked: Asked;
  settle: (outcome: Outcome<never>) => void;
  startedAt: number;
}

const startWorker = (): Worker => new Worker(new URL('./worker.ts', import.meta.url));

/** Starts a client of its own; its worker comes with the first question. */
export function createToolClient(start: () => Worker = startWorker): ToolClient {
  let worker: Worker | undefined;
  let running: Job | undefined;
  let waiting: Job | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastId = 0;
  let isReady = false;

  const end = (outcome: Outcome<unknown>): void => {
    clearTimeout(timer);
    running?.settle(outcome as Outcome<never>);
    running = undefined;
    const next = waiting;
    waiting = undefined;
    if (next) run(next);
  };
  const drop = (outcome: Outcome<unknown>): void => {
    worker?.terminate();
    worker = undefined;
    end(outcome);
  };
  /** Fetching and starting the worker is not the question's fault. */
  const startClock = (job: Job): void => {
    job.startedAt = performance.now();
    timer = setTimeout(() => drop({state: 'late'}), deadlineMs);
  };
  const open = (): Worker => {
    const opened = start();
    isReady = false;
    opened.onmessage = ({data}: MessageEvent<Answered | 'ready'>) => {
      if (data === 'ready') {
        isReady = true;
        if (running) startClock(running);
      } else if (data.id === running?.asked.id) end({state: 'answered', value: data.answer});
    };
    opened.onerror = () => drop({state: 'failed'});
    return opened;
  };
  const run = (job: Job): void => {
    worker ??= open();
    running = job;
    if (isReady) startClock(job);
    worker.postMessage(job.asked);
  };

  return {
    ask: (name, question) =>
      new Promise((resolve) => {
        const asked = {id: ++lastId, name, question};
        const job: Job = {asked, settle: resolve, startedAt: Number.POSITIVE_INFINITY};
        waiting?.settle({state: 'outdated'});
        waiting = undefined;
        if (!running) run(job);
        else {
          waiting = job;
          if (performance.now() - running.startedAt > patienceMs) drop({state: 'outdated'});
        }
      }),
    close() {
      waiting?.settle({state: 'outdated'});
      waiting = undefined;
      drop({state: 'outdated'});
    },
  };
}
