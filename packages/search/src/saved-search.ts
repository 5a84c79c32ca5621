import type {SearchRecord, SearchRequest, SearchResult} from '@scriptcat/contract';
import {answerQuery} from './answer';
import {createSearchIndex} from './create-index';
import {parseRequests} from './parse-requests';

/** Answers queries over records as the server does. */
export function createSavedSearch(records: readonly SearchRecord[]) {
  const index = createSearchIndex(records);
  return (request: SearchRequest): SearchResult | undefined => {
    const parsed = parseRequests(JSON.stringify({requests: [request]}));
    const query = parsed.ok ? parsed.value[0] : undefined;
    const answer = query && answerQuery(index, query);
    return answer && {...answer, processingTimeMS: 0};
  };
}
