import {createWorkerClient, type WorkerClient} from '../../shell/worker/client';
import type {Answers} from './answers';

/** A client with a worker of its own, which starts with the first question. */
export function createToolClient(deadlineMs = 2000): WorkerClient<Answers> {
  return createWorkerClient({
    start: () => new Worker(new URL('./worker.ts', import.meta.url)),
    deadlineMs,
    patienceMs: 300,
  });
}
