import type {WorkboxPlugin} from 'workbox-core';
import {answerWithoutPage, findSaved, younger} from './stored-pages';

// Results of a search are made for one reader.
const isForKeeping = ({headers}: Response) =>
  !/no-store|private/.test(headers.get('cache-control') ?? '');

/** Keeps good answers of our own only; a redirected one could not answer a navigation later. */
export const onlyGoodAnswers: WorkboxPlugin = {
  cacheWillUpdate: async ({response}) =>
    response.status === 200 &&
    response.type === 'basic' &&
    !response.redirected &&
    isForKeeping(response)
      ? response
      : null,
};

/** One entry for a page, whatever a visitor or the extension adds to its address. */
export const withoutQuery: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({request}) => {
    const {origin, pathname} = new URL(request.url);
    return origin + pathname;
  },
};

/** Looks in the saved documentation, too, and takes the copy that is younger. */
export const orSaved: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({request, cachedResponse}) =>
    younger(cachedResponse, await findSaved(request.url)),
};

/** The last resort of a navigation. */
export const orOfflinePage: WorkboxPlugin = {
  handlerDidError: ({request}) => answerWithoutPage(request.url),
};
