import type {QueryRequest} from '@scriptcat/search';
import {createThread} from '../thread';

/** Answers a query as JSON; undefined when the answer is too long. Rejects with a `ThreadError`. */
export type Search = (query: QueryRequest) => Promise<Uint8Array | undefined>;

/** What the thread may hold: an index is a few times as large as the records it is made of. */
const memoryFor = (recordBytes: number) => ({
  maxOldGenerationSizeMb: Math.ceil(24 + (9 * recordBytes) / 1_000_000),
  maxYoungGenerationSizeMb: 4,
});

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
  const search: Search = (query) => thread.ask(query);
  return {search, ready: thread.ready, end: thread.end};
}
