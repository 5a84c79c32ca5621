import type {Answer, Question} from '@scriptcat/search/client';
import {createWorkerClient} from '../../shell/worker/client';
import type {SavedAnswers} from './worker';

const client = createWorkerClient<SavedAnswers>({
  start: () => new Worker(new URL('./worker.ts', import.meta.url)),
  // The first query waits for the index to be built, so newer ones wait as well.
  deadlineMs: 10_000,
  patienceMs: Number.POSITIVE_INFINITY,
});

/** Searches saved documentation. The engine is the server's, and comes with the first query. */
export async function searchSaved(question: Question): Promise<Answer | undefined> {
  const outcome = await client.ask('search', question);
  return outcome.state === 'answered' ? outcome.value : undefined;
}
