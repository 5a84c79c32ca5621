import type {Answer, Question} from '@scriptcat/search/client';
import {createSavedSearch} from './search-saved';

/** A question on its way to the worker. */
export interface SearchCall {
  id: number;
  question: Question;
}

/** Its answer; without one when nothing is saved that could be searched. */
export interface SearchReply {
  id: number;
  answer: Answer | undefined;
}

const searchSaved = createSavedSearch();

self.addEventListener('message', async ({data: {id, question}}: MessageEvent<SearchCall>) => {
  const answer = await searchSaved(question).catch(() => undefined);
  self.postMessage({id, answer} satisfies SearchReply);
});
