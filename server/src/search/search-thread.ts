import type {Answer, Question} from '@scriptcat/search/client';
import type {HostedQuery} from '@scriptcat/search/hosted';
import {createThread} from '../thread';

export type SearchCall = {question: Question} | {hosted: HostedQuery};

/** Search, for a caller `from` an address. Rejects with a `ThreadError`. */
export interface Search {
  find(question: Question, from: string): Promise<Answer>;
  /** The answer of the hosted service as JSON, to be passed on. */
  answerHosted(query: HostedQuery, from: string): Promise<Uint8Array>;
}

/** The search index on a thread of its own, so that no page waits for a query. */
export function createSearchThread(file: URL, siteFolder: string, recordBytes: number) {
  const {ask, ready, end} = createThread({
    file,
    data: {siteFolder},
    memory: {
      // An index is a few times as large as the records it is made of.
      maxOldGenerationSizeMb: Math.ceil(20 + (7 * recordBytes) / 1_000_000),
      maxYoungGenerationSizeMb: 2,
    },
    maxCalls: 50,
    answerMs: 3000,
    stuckMs: 5000,
  });
  const search: Search = {
    find: (question, from) => ask({question} satisfies SearchCall, from),
    answerHosted: (hosted, from) => ask({hosted} satisfies SearchCall, from),
  };
  return {search, ready, end};
}
