import type {LanguageTag, SearchRecord} from '@scriptcat/contract';
import {search as ask, createSearchIndex, headingOf, tokenise} from '@scriptcat/search';
import MiniSearch from 'minisearch';

/** A search of the site: a query in, the addresses of its first hits out, best first. */
export interface Rival {
  name: string;
  search(query: string, language: LanguageTag): string[];
}

const FIRST = 3;

/** Our engine, asked as the endpoint asks it. */
export function ownRival(records: readonly SearchRecord[]): Rival {
  const index = createSearchIndex(records);
  return {
    name: 'ours',
    search(query, language) {
      // The others return addresses only, so nothing is highlighted here either.
      const {records: found} = ask(index, {query, language, hitsPerPage: FIRST});
      return found.map(({url}) => new URL(url).pathname);
    },
  };
}

/** MiniSearch over the same sections and the same terms, with its own ranking. */
export function miniSearchRival(records: readonly SearchRecord[]): Rival {
  const cut = (text: string) => tokenise(text).map(({term}) => term);
  const index = new MiniSearch<{id: number; title: string; path: string; content: string}>({
    fields: ['title', 'path', 'content'],
    tokenize: cut,
    searchOptions: {
      boost: {title: 6, path: 2},
      prefix: (_, at, terms) => at === terms.length - 1,
      fuzzy: (term) => (term.length > 3 ? 0.2 : false),
      tokenize: cut,
    },
  });
  index.addAll(
    records.map((record, id) => ({
      id,
      title: headingOf(record),
      path: record.hierarchy.lvl1 ?? '',
      content: record.content ?? '',
    })),
  );
  return {
    name: 'MiniSearch',
    search(query, language) {
      const found = index.search(query, {filter: ({id}) => records[id]?.language === language});
      return found.slice(0, FIRST).flatMap(({id}) => {
        const record = records[id];
        return record ? [new URL(record.url).pathname] : [];
      });
    },
  };
}
