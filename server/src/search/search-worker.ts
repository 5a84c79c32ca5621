import {readFileSync} from 'node:fs';
import {setPriority} from 'node:os';
import {join} from 'node:path';
import {workerData} from 'node:worker_threads';
import {
  languageTags,
  type SearchRecord,
  type SearchResult,
  searchRecordsPath,
} from '@scriptcat/contract';
import {createSearchIndex, search, showFound} from '@scriptcat/search';
import {answerQuery, type HostedQuery} from '@scriptcat/search/hosted';
import {answerCalls} from '../answer-calls';
import type {SearchCall} from './search-thread';

// On Linux the priority is the thread's own: pages are answered before queries.
if (process.platform === 'linux') setPriority(0, 5);

/** What the build left for search; pages without it are served, but cannot be found. */
function readRecords(file: string): SearchRecord[] {
  try {
    return JSON.parse(readFileSync(join(workerData.siteFolder, file), 'utf8'));
  } catch {
    return [];
  }
}

const index = createSearchIndex(languageTags.map(searchRecordsPath).flatMap(readRecords));

/** As bytes of JSON, so that the server's thread only has to pass them on. */
function hostedAnswer(query: HostedQuery): Uint8Array {
  const started = performance.now();
  const answer = answerQuery(index, query);
  const processingTimeMS = Math.round(performance.now() - started);
  return Buffer.from(JSON.stringify({...answer, processingTimeMS} satisfies SearchResult));
}

answerCalls((call: SearchCall) =>
  'hosted' in call ? hostedAnswer(call.hosted) : showFound(search(index, call.question)),
);
