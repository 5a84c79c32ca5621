import type {SearchRequest, SearchResponse, SearchResult} from '@scriptcat/contract';

export interface SearchSettings {
  /** The root of the service; empty for the server this page comes from. */
  url: string;
  appId: string;
  apiKey: string;
  index: string;
}

const MAX_MS = 8000;

/** The wait a busy service asks for; undefined when waiting is no use. */
function askedWait(response: Response): number | undefined {
  if (response.status !== 429 && response.status !== 503) return undefined;
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return seconds * 1000 < MAX_MS ? seconds * 1000 : undefined;
}

const wait = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    setTimeout(resolve, ms);
    signal.addEventListener('abort', () => reject(signal.reason), {once: true});
  });

/** Asks again for as long as the service says that it is only busy. */
async function fetchPatiently(address: string, options: RequestInit, signal: AbortSignal) {
  for (;;) {
    const response = await fetch(address, {...options, signal});
    const ms = askedWait(response);
    if (ms === undefined) return response;
    await wait(ms, signal);
  }
}

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
  const timer = setTimeout(() => giveUp.abort(), MAX_MS);
  signal.addEventListener('abort', () => giveUp.abort());
  const options = {
    method: 'POST',
    // The hosted service takes JSON under this type to spare browsers a preflight request.
    headers: {'content-type': 'text/plain'},
    body: JSON.stringify({requests: [request]}),
  };
  const response = await fetchPatiently(address, options, giveUp.signal).finally(() =>
    clearTimeout(timer),
  );
  if (!response.ok) throw new Error(`The search service answered ${response.status}`);
  const {results}: SearchResponse = await response.json();
  const [result] = results;
  if (!result) throw new Error('The search service answered without a result');
  return result;
}
