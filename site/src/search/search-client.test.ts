import {afterEach, expect, test, vi} from 'vitest';
import {busySeconds, fetchResults} from './search-client';

const settings = {url: '', appId: 'a', apiKey: 'k', index: 'docs'};
const request = {query: 'sync', language: 'en'};
const busy = () => new Response('{}', {status: 503, headers: {'retry-after': '1'}});
const found = () => Response.json({results: [{hits: [], nbHits: 1, nbPages: 1}]});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function answerWith(...responses: Response[]) {
  vi.useFakeTimers();
  const fetch = vi.fn(async () => responses.shift() ?? busy());
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

test('a service that is busy is asked again when it said so', async () => {
  const fetch = answerWith(busy(), found());
  const result = fetchResults(settings, request, new AbortController().signal);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await result).toEqual({hits: [], count: 1, pages: 1});
  expect(fetch).toHaveBeenCalledTimes(2);
});

test('a service that stays busy fails in the end, and says how long to wait', async () => {
  answerWith();
  const result = fetchResults(settings, request, new AbortController().signal);
  const failure = expect(result.catch(busySeconds)).resolves.toBe(1);
  await vi.advanceTimersByTimeAsync(8000);
  await failure;
});

test.each([
  ['60', 60],
  ['59.2', 60],
  ['soon', 10],
  [undefined, 10],
])('too many searches with the wait %s are not repeated but said', async (asked, seconds) => {
  const headers = asked === undefined ? undefined : {'retry-after': asked};
  const fetch = answerWith(new Response('{}', {status: 429, headers}));
  const result = fetchResults(settings, request, new AbortController().signal);
  await expect(result.catch(busySeconds)).resolves.toBe(seconds);
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('another failure is not repeated', async () => {
  const fetch = answerWith(new Response('{}', {status: 500}));
  const result = fetchResults(settings, request, new AbortController().signal);
  await expect(result).rejects.toThrow('500');
  await expect(result.catch(busySeconds)).resolves.toBeUndefined();
  expect(fetch).toHaveBeenCalledTimes(1);
});
