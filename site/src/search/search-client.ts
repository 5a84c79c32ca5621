import {type SearchResponse, toLanguageTag} from '@scriptcat/contract';
import {type Answer, type Question, readResult, searchRequest} from '@scriptcat/search/client';
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

/** Retry-After in seconds if the service was busy. */
export const busySeconds = (cause: unknown): number | undefined =>
  cause instanceof BusyError ? cause.seconds : undefined;

/** Retry-After of a busy service in seconds; undefined when it is not busy. */
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
  question: Question,
  signal: AbortSignal,
): Promise<Answer> {
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
    body: JSON.stringify({requests: [searchRequest(question, settings.index)]}),
  };
  const response = await fetchPatiently(address, options, giveUp.signal).finally(() =>
    clearTimeout(timer),
  );
  if (!response.ok) throw new Error(`The search service answered ${response.status}`);
  const {results}: SearchResponse = await response.json();
  const [result] = results;
  if (!result) throw new Error('The search service answered without a result');
  return readResult(result);
}

/** Searches the documentation that the reader has saved; undefined when there is none. */
async function askSaved(question: Question): Promise<Answer | undefined> {
  const cache = savedCaches[toLanguageTag(question.language)];
  if (!globalThis.caches || !(await caches.has(cache))) return undefined;
  const {searchSaved} = await import('./saved/client');
  return searchSaved(question);
}

/** Asks the search service, or the saved documentation where the service cannot be reached. */
export async function fetchResults(
  settings: SearchSettings,
  question: Question,
  signal: AbortSignal,
): Promise<Answer> {
  try {
    return await askService(settings, question, signal);
  } catch (cause) {
    signal.throwIfAborted();
    const answer = await askSaved(question).catch(() => undefined);
    if (answer) return answer;
    throw cause;
  }
}
