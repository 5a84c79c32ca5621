import {on} from 'node:events';
import {Worker} from 'node:worker_threads';
import type {Reading} from './readings';

/** Reads what reports and the desk show, part by part. */
export type Reader = (reading: Reading) => AsyncGenerator<unknown>;

/** The text of a reading that has one part. */
export async function readOne(reader: Reader, reading: Reading): Promise<string> {
  for await (const part of reader(reading)) return String(part);
  throw new Error(`reading ${reading.name} ended without a result`);
}

/** Each holds a thread and a connection: a report asked for over and over would use up both. */
const MAX_READINGS = 4;

/**
 * Runs each reading on a thread of its own: counting 150,000 answers on the page thread made pages
 * wait for seconds.
 */
export function readOnThread(worker: URL, databaseUrl: string): Reader {
  let running = 0;
  return async function* (reading) {
    if (running >= MAX_READINGS) throw new Error('too many database queries at the same time');
    running += 1;
    const thread = new Worker(worker, {
      workerData: {databaseUrl, reading},
      resourceLimits: {maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 4},
    });
    try {
      for await (const [part] of on(thread, 'message', {close: ['exit']})) {
        yield part;
        thread.postMessage('next');
      }
    } finally {
      running -= 1;
      await thread.terminate();
    }
  };
}
