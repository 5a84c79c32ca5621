import {on} from 'node:events';
import {Worker} from 'node:worker_threads';
import type {PublicReport} from '../report/public-report';
import type {Reading} from './readings';

type Named<Name extends Reading['name']> = Omit<Extract<Reading, {name: Name}>, 'name'>;

/** Reads what reports and the desk show; the desk's parts come as markup. */
export interface Reader {
  overview(options: Named<'overview'>): Promise<string>;
  publicReport(): Promise<PublicReport>;
  texts(options: Named<'texts'>): Promise<string>;
  export(options: Named<'export'>): AsyncGenerator<Uint8Array>;
}

type Run = (reading: Reading) => AsyncGenerator<unknown>;

/** A reader over any way to run readings. */
export function createReader(run: Run): Reader {
  const one = async <Part>(reading: Reading): Promise<Part> => {
    for await (const part of run(reading)) return part as Part;
    throw new Error(`reading ${reading.name} ended without a result`);
  };
  return {
    overview: (options) => one({name: 'overview', ...options}),
    publicReport: () => one({name: 'publicReport'}),
    texts: (options) => one({name: 'texts', ...options}),
    export: (options) => run({name: 'export', ...options}) as AsyncGenerator<Uint8Array>,
  };
}

/** Readings under way at once; each holds a thread and a connection to the database. */
const MAX_READINGS = 4;

/**
 * Runs each reading on a thread of its own: counting 150,000 answers on the page thread made pages
 * wait for seconds.
 */
export function readOnThread(worker: URL, databaseUrl: string): Run {
  let running = 0;
  return async function* (reading) {
    if (running >= MAX_READINGS) throw new Error('too many readings of the database at once');
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
