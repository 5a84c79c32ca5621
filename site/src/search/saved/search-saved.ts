import {
  type LanguageTag,
  languageTags,
  searchRecordsPath,
  toLanguageTag,
} from '@scriptcat/contract';
import {createSearchIndex, type SearchIndex, search, showFound} from '@scriptcat/search';
import type {Answer, Question} from '@scriptcat/search/client';
import {savedCaches} from '../../offline/names';

/** As on the server, the texts of all languages decide how much a word tells. */
async function openIndex(tag: LanguageTag): Promise<SearchIndex | undefined> {
  const options = {cacheName: savedCaches[tag], ignoreVary: true};
  const addresses = languageTags.map(searchRecordsPath);
  const stored = await Promise.all(addresses.map((address) => caches.match(address, options)));
  const answers = stored.filter((answer) => answer !== undefined);
  if (answers.length < addresses.length) return undefined;
  const records = await Promise.all(answers.map((answer) => answer.json()));
  return createSearchIndex(records.flat());
}

/** Search over saved documentation; undefined while it is not complete. */
export function createSavedSearch() {
  const indexes = new Map<LanguageTag, Promise<SearchIndex | undefined>>();
  return async (question: Question): Promise<Answer | undefined> => {
    const tag = toLanguageTag(question.language);
    const opening = indexes.get(tag) ?? openIndex(tag);
    indexes.set(tag, opening);
    const index = await opening.catch(() => undefined);
    // Saving may still be under way: try again with the next question.
    if (!index) indexes.delete(tag);
    return index && showFound(search(index, question));
  };
}
