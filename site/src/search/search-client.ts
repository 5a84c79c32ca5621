import type {SearchRequest, SearchResponse, SearchResult} from '@scriptcat/contract';

export interface SearchSettings {
  /** The root of the service; empty for the server this page comes from. */
  url: string;
  appId: string;
  apiKey: string;
  index: string;
}

const MOST_MILLISECONDS = 8000;

/** Sends one query to the search service; every failure, a slow service included, is thrown. */
export async function fetchResults(
  settings: SearchSettings,
  request: SearchRequest,
  signal: AbortSignal,
): Promise<SearchResult> {
  const address = `${settings.url}/1/indexes/*/queries?${new URLSearchParams({
    'x-algolia-application-id': settings.appId,
    'x-algolia-api-key': settings.apiKey,
  })}`;
  const giveUp = new AbortController();
  const timer = setTimeout(() => giveUp.abort(), MOST_MILLISECONDS);
  signal.addEventListener('abort', () => giveUp.abort());
  const response = await fetch(address, {
    method: 'POST',
    // The hosted service takes JSON under this type to spare browsers a preflight request.
    headers: {'content-type': 'text/plain'},
    body: JSON.stringify({requests: [request]}),
    signal: giveUp.signal,
  }).finally(() => clearTimeout(timer));
  if (!response.ok) throw new Error(`The search service answered ${response.status}`);
  const {results}: SearchResponse = await response.json();
  const [result] = results;
  if (!result) throw new Error('The search service answered without a result');
  return result;
}
