import {setPriority} from 'node:os';
import {workerData} from 'node:worker_threads';
import type {SearchResult} from '@scriptcat/contract';
import {createSearchIndex, search, showFound} from '@scriptcat/search';
import {answerQuery, type HostedQuery} from '@scriptcat/search/hosted';
import {answerCalls} from '../answer-calls';
import {loadSearchRecords} from './load-records';
import type {SearchCall} from './search-thread';

// On Linux the priority is the thread's own: pages are answered before queries.
if (process.platform === 'linux') setPriority(0, 5);

const index = createSearchIndex(loadSearchRecords(workerData.siteFolder));

/** As JSON, so that the server's thread only has to pass it on. */
function hostedAnswer(query: HostedQuery): Uint8Array {
  const started = performance.now();
  const answer = answerQuery(index, query);
  const processingTimeMS = Math.round(performance.now() - started);
  return new TextEncoder().encode(
    JSON.stringify({...answer, processingTimeMS} satisfies SearchResult),
  );
}

answerCalls((call: SearchCall) =>
  'hosted' in call ? hostedAnswer(call.hosted) : showFound(search(index, call.question)),
);
