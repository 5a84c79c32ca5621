import {
  type LanguageTag,
  languageTags,
  type SearchRequest,
  type SearchResponse,
  type SearchResult,
} from '@scriptcat/contract';
import {savedCaches} from '../offline/names';

export interface SearchSettings {
  /** The root of the service; empty for the server this page comes from. */
  url: string;
  appId: string;
  apiKey: string;
  index: string;
}

const MAX_MS = 8000;

/** What is said when a busy service does not say how long to wait. */
const STANDARD_WAIT_SECONDS = 10;

/** The service can be reached but has too much to do. */
export class BusyError extends Error {
  override readonly name = 'BusyError';

  constructor(readonly seconds: number) {
    super(`The search service is busy for ${seconds} s`);
  }
}

/** How long to wait after a failure that is only a busy service; undefined for any other. */
export const busySeconds = (cause: unknown): number | undefined =>
  cause instanceof BusyError ? cause.seconds : undefined;

/** The seconds a busy service asks to wait; undefined when it is not busy. */
function askedWait(response: Response): number | undefined {
  if (response.status !== 429 && response.status !== 503) return undefined;
  const seconds = Math.ceil(Number(response.headers.get('retry-after') ?? Number.NaN));
  return seconds >= 0 ? Math.max(1, seconds) : STANDARD_WAIT_SECONDS;
}

const wait = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    setTimeout(resolve, ms);
    signal.addEventListener('abort', () => reject(signal.reason), {once: true});
  });

/** Asks again while the service says that it is only busy and not for long. */
async function fetchPatiently(address: string, options: RequestInit, signal: AbortSignal) {
  for (;;) {
    const response = await fetch(address, {...options, signal});
    const seconds = askedWait(response);
    if (seconds === undefined) return response;
    if (seconds * 1000 >= MAX_MS) throw new BusyError(seconds);
    await wait(seconds * 1000, signal).catch(() => {
      throw new BusyError(seconds);
    });
  }
}

/** Sends one query to the search service; every failure, a slow service included, is thrown. */
async function askService(
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

/** The language of a query, if the reader has saved its documentation. */
async function savedLanguage({facetFilters = []}: SearchRequest): Promise<LanguageTag | undefined> {
  const conditions = [facetFilters].flat(2);
  const locale = languageTags.find((name) => conditions.includes(`language:${name}`));
  return locale && globalThis.caches && (await caches.has(savedCaches[locale]))
    ? locale
    : undefined;
}

async function askSaved(request: SearchRequest): Promise<SearchResult | undefined> {
  const locale = await savedLanguage(request);
  if (!locale) return undefined;
  const {searchSaved} = await import('./saved/client');
  return searchSaved(locale, request);
}

/** Asks the search service, or the saved documentation where the service cannot be reached. */
export async function fetchResults(
  settings: SearchSettings,
  request: SearchRequest,
  signal: AbortSignal,
): Promise<SearchResult> {
  try {
    return await askService(settings, request, signal);
  } catch (cause) {
    signal.throwIfAborted();
    const result = await askSaved(request).catch(() => undefined);
    if (result) return result;
    throw cause;
  }
}
