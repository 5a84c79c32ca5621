import {
  type LanguageTag,
  languageTags,
  type SearchRequest,
  type SearchResult,
  searchRecordsPath,
} from '@scriptcat/contract';
import {createSavedSearch} from '@scriptcat/search';
import {savedCaches} from '../../offline/names';

/** A query on its way to the worker. */
export interface Asked {
  id: number;
  locale: LanguageTag;
  request: SearchRequest;
}

/** Its answer; without a result when nothing is saved that could be searched. */
export interface Answered {
  id: number;
  result: SearchResult | undefined;
}

const opened = new Map<LanguageTag, Promise<ReturnType<typeof createSavedSearch> | undefined>>();

/** As on the server, the texts of all languages decide how much a word tells. */
async function open(tag: LanguageTag) {
  const options = {cacheName: savedCaches[tag], ignoreVary: true};
  const addresses = languageTags.map(searchRecordsPath);
  const stored = await Promise.all(addresses.map((address) => caches.match(address, options)));
  const answers = stored.filter((answer) => answer !== undefined);
  if (answers.length < addresses.length) return undefined;
  const records = await Promise.all(answers.map((answer) => answer.json()));
  return createSavedSearch(records.flat());
}

self.addEventListener('message', async ({data}: MessageEvent<Asked>) => {
  const {id, locale, request} = data;
  const search = opened.get(locale) ?? open(locale);
  opened.set(locale, search);
  const result = await search.then(
    (answer) => answer?.(request),
    () => undefined,
  );
  self.postMessage({id, result} satisfies Answered);
});
