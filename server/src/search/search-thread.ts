import type {Answer, Question} from '@scriptcat/search/client';
import type {HostedQuery} from '@scriptcat/search/hosted';
import {networkOf} from '../rate-limit';
import {createThread, ThreadError} from '../thread';

/** What the thread is asked. */
export type SearchCall = {question: Question} | {hosted: HostedQuery};

/** Search, for a caller `from` an address. Rejects with a `ThreadError`. */
export interface Search {
  find(question: Question, from: string): Promise<Answer>;
  /** The answer of the hosted service as JSON, to be passed on. */
  answerHosted(query: HostedQuery, from: string): Promise<Uint8Array>;
}

/** What the thread may hold: an index is a few times as large as the records it is made of. */
const memoryFor = (recordBytes: number) => ({
  maxOldGenerationSizeMb: Math.ceil(24 + (9 * recordBytes) / 1_000_000),
  maxYoungGenerationSizeMb: 4,
});

const MAX_TURNS = 8;

/**
 * Calls from one address take turns. With one call of each address in its queue, the thread serves every
 * address alike: without this, three addresses that ask all they may keep everybody else waiting.
 */
export function createTurns() {
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

/** The search index on a thread of its own, so that no page waits for a query. */
export function createSearchThread(file: URL, siteFolder: string, recordBytes: number) {
  const thread = createThread({
    file,
    data: {siteFolder},
    memory: memoryFor(recordBytes),
    maxRunning: 1,
    maxWaiting: 50,
    answerMs: 3000,
    stuckMs: 5000,
  });
  const inTurn = createTurns();
  const ask = <Value>(call: SearchCall, from: string) =>
    inTurn(from, () => thread.ask<Value>(call));
  const search: Search = {
    find: (question, from) => ask({question}, from),
    answerHosted: (hosted, from) => ask({hosted}, from),
  };
  return {search, ready: thread.ready, end: thread.end};
}
