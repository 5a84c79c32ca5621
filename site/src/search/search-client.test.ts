import {afterEach, expect, test, vi} from 'vitest';
import {fetchResults} from './search-client';

const settings = {url: '', appId: 'a', apiKey: 'k', index: 'docs'};
const request = {indexName: 'docs', query: 'sync'};
const busy = () => new Response('{}', {status: 503, headers: {'retry-after': '1'}});
const found = () => Response.json({results: [{nbHits: 1}]});

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
  expect(await result).toEqual({nbHits: 1});
  expect(fetch).toHaveBeenCalledTimes(2);
});

test('a service that stays busy fails in the end', async () => {
  answerWith();
  const result = fetchResults(settings, request, new AbortController().signal);
  const failure = expect(result).rejects.toThrow();
  await vi.advanceTimersByTimeAsync(8000);
  await failure;
});

test('another failure is not repeated', async () => {
  const fetch = answerWith(new Response('{}', {status: 500}));
  await expect(fetchResults(settings, request, new AbortController().signal)).rejects.toThrow(
    '500',
  );
  expect(fetch).toHaveBeenCalledTimes(1);
});
