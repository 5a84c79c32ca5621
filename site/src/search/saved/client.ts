import type {Answer, Question} from '@scriptcat/search/client';
import type {SearchCall, SearchReply} from './worker';

/** The first query waits for the index to be built; after that it counts as a failure. */
const MAX_MS = 10_000;

let worker: Worker | undefined;
let lastId = 0;

/** Searches saved documentation. The engine is the server's, and comes with the first query. */
export function searchSaved(question: Question): Promise<Answer | undefined> {
  worker ??= new Worker(new URL('./worker.ts', import.meta.url));
  const current = worker;
  const call: SearchCall = {id: ++lastId, question};
  return new Promise((resolve) => {
    const controller = new AbortController();
    const {signal} = controller;
    const settle = (answer?: Answer) => {
      controller.abort();
      clearTimeout(timer);
      resolve(answer);
    };
    const giveUp = () => {
      current.terminate();
      if (worker === current) worker = undefined;
      settle();
    };
    const timer = setTimeout(giveUp, MAX_MS);
    const onReply = ({data}: MessageEvent<SearchReply>) => {
      if (data.id === call.id) settle(data.answer);
    };
    current.addEventListener('message', onReply, {signal});
    current.addEventListener('error', giveUp, {signal});
    current.postMessage(call);
  });
}
