import type {LanguageTag, SearchRequest, SearchResult} from '@scriptcat/contract';
import type {Answered, Asked} from './worker';

/** The first query waits for the index to be built; whoever waits longer is told of the failure. */
const MAX_MS = 10_000;

let worker: Worker | undefined;
let lastId = 0;

function ask(asked: Asked): Promise<SearchResult | undefined> {
  worker ??= new Worker(new URL('./worker.ts', import.meta.url));
  const current = worker;
  return new Promise((resolve) => {
    const controller = new AbortController();
    const {signal} = controller;
    const settle = (result?: SearchResult) => {
      controller.abort();
      clearTimeout(timer);
      resolve(result);
    };
    const giveUp = () => {
      current.terminate();
      if (worker === current) worker = undefined;
      settle();
    };
    const timer = setTimeout(giveUp, MAX_MS);
    const onAnswer = ({data}: MessageEvent<Answered>) => {
      if (data.id === asked.id) settle(data.result);
    };
    current.addEventListener('message', onAnswer, {signal});
    current.addEventListener('error', giveUp, {signal});
    current.postMessage(asked);
  });
}

/** Searches saved documentation. The engine is the server's, and comes with the first query. */
export function searchSaved(
  locale: LanguageTag,
  request: SearchRequest,
): Promise<SearchResult | undefined> {
  return ask({id: ++lastId, locale, request});
}
