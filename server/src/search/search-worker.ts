import {setPriority} from 'node:os';
import {workerData} from 'node:worker_threads';
import type {SearchResult} from '@scriptcat/contract';
import {answerQuery, createSearchIndex, type QueryRequest} from '@scriptcat/search';
import {answerCalls} from '../answer-calls';
import {loadSearchRecords} from './load-records';

// On Linux the priority is the thread's own: pages are answered before queries.
if (process.platform === 'linux') setPriority(0, 5);

const index = createSearchIndex(loadSearchRecords(workerData.siteFolder));

/** The answer as JSON, so that the server's thread only has to pass it on; undefined if too long. */
answerCalls((query: QueryRequest): Uint8Array | undefined => {
  const started = performance.now();
  const answer = answerQuery(index, query);
  if (!answer) return undefined;
  const processingTimeMS = Math.round(performance.now() - started);
  return new TextEncoder().encode(
    JSON.stringify({...answer, processingTimeMS} satisfies SearchResult),
  );
});
