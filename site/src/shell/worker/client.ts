import type {Answer, AnswerTable, Call, Question, Reply} from './protocol';

/** An answer, or why there is none. */
export type Outcome<Value> =
  | {state: 'answered'; value: Value}
  | {state: 'late'}
  | {state: 'failed'}
  | {state: 'outdated'};

/** Asks a worker one question after the other; a newer one takes the place of those that wait. */
export interface WorkerClient<Table extends AnswerTable> {
  ask<Name extends keyof Table & string>(
    name: Name,
    question: Question<Table, Name>,
  ): Promise<Outcome<Answer<Table, Name>>>;
  close(): void;
}

interface Options {
  /** Called for the first question, and again after a worker was ended. */
  start: () => Worker;
  /** A question that takes longer is given up, and its worker ended. */
  deadlineMs: number;
  /** A question that has run for so long is given up once there is a newer one. */
  patienceMs: number;
}

/** A worker that cannot be loaded in this time counts as failed. */
const startMs = 20_000;

interface Job {
  call: Call;
  settle: (outcome: Outcome<never>) => void;
  startedAt: number;
}

/** A client with a worker of its own. */
export function createWorkerClient<Table extends AnswerTable>({
  start,
  deadlineMs,
  patienceMs,
}: Options): WorkerClient<Table> {
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
  /** Loading the worker does not count towards the deadline. */
  const startClock = (job: Job): void => {
    clearTimeout(timer);
    job.startedAt = performance.now();
    timer = setTimeout(() => drop({state: 'late'}), deadlineMs);
  };
  const open = (): Worker => {
    const opened = start();
    isReady = false;
    opened.onmessage = ({data}: MessageEvent<Reply>) => {
      if (data === 'ready') {
        isReady = true;
        if (running) startClock(running);
      } else if (data.id === running?.call.id) end({state: 'answered', value: data.answer});
    };
    opened.onerror = () => drop({state: 'failed'});
    return opened;
  };
  const run = (job: Job): void => {
    worker ??= open();
    running = job;
    if (isReady) startClock(job);
    else timer = setTimeout(() => drop({state: 'failed'}), startMs);
    worker.postMessage(job.call);
  };

  return {
    ask: (name, question) =>
      new Promise((resolve) => {
        const call = {id: ++lastId, name, question};
        const job: Job = {call, settle: resolve, startedAt: Number.POSITIVE_INFINITY};
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
