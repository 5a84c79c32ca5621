import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {type Locale, localeOf, type SearchRecord} from '@scriptcat/contract';
import {
  answerQuery,
  createSearchIndex,
  headingOf,
  parseRequests,
  tokenise,
} from '@scriptcat/search';
import lunr from 'lunr';
import MiniSearch from 'minisearch';
import {filesBelow} from '../../lib/files';

/** A search of the site: a query in, the addresses of its first hits out, best first. */
export interface Rival {
  name: string;
  search(query: string, language: Locale): Promise<string[]> | string[];
}

const FIRST = 3;
const build = 'site/build';

/** Our engine, asked as the endpoint asks it. */
export function ownRival(records: readonly SearchRecord[]): Rival {
  const index = createSearchIndex(records);
  return {
    name: 'ours',
    search(query, language) {
      // The others return addresses only, so nothing is highlighted here either.
      const body = {
        indexName: 'scriptcat',
        query,
        hitsPerPage: FIRST,
        attributesToRetrieve: ['url'],
        attributesToHighlight: [],
      };
      const requests = [{...body, facetFilters: [`language:${language}`]}];
      const parsed = parseRequests(JSON.stringify({requests}));
      const request = parsed.ok ? parsed.value[0] : undefined;
      if (!request) return [];
      return answerQuery(index, request).hits.map(({url}) => new URL(url ?? '').pathname);
    },
  };
}

// lunr knows no Chinese; cutting it into words is what its plugins for local search do.
const segmenter = new Intl.Segmenter('zh', {granularity: 'word'});
const inWords = (text: string) =>
  Array.from(segmenter.segment(text), ({segment}) => segment).join(' ');

/** lunr over the same sections, headings weighted as its local-search plugins weight them. */
export function lunrRival(records: readonly SearchRecord[]): Rival {
  const indexOf = (language: Locale) =>
    lunr(function () {
      this.ref('id');
      this.field('title', {boost: 5});
      this.field('path', {boost: 2});
      this.field('content');
      for (const [id, record] of records.entries()) {
        if (record.language !== language) continue;
        this.add({
          id,
          title: inWords(headingOf(record)),
          path: inWords(record.hierarchy.lvl1 ?? ''),
          content: inWords(record.content ?? ''),
        });
      }
    });
  const indexes = {'zh-Hans': indexOf('zh-Hans'), en: indexOf('en')};
  return {
    name: 'lunr',
    search(query, language) {
      const words = inWords(query).split(/\s+/).filter(Boolean);
      const found = indexes[language].query((clause) => {
        for (const word of words) {
          clause.term(lunr.tokenizer(word), {boost: 10});
          clause.term(lunr.tokenizer(word), {wildcard: lunr.Query.wildcard.TRAILING});
          if (word.length > 3) clause.term(lunr.tokenizer(word), {editDistance: 1, boost: 0.5});
        }
      });
      return found.slice(0, FIRST).flatMap(({ref}) => {
        const record = records[Number(ref)];
        return record ? [new URL(record.url).pathname] : [];
      });
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

interface Pagefind {
  options(options: object): Promise<void>;
  init(language: string): Promise<void>;
  search(query: string): Promise<{results: {data(): Promise<{url: string}>}[]}>;
}

/** Its client is written for a page; these are the few parts of one it asks for. */
function pretendToBeAPage() {
  Object.assign(globalThis, {
    window: globalThis,
    document: {querySelector: () => null},
    location: {origin: 'http://localhost', href: 'http://localhost/'},
    fetch: async (address: string) =>
      new Response(new Uint8Array(await readFile(new URL(address, 'file:///').pathname))),
  });
}

/** Pagefind over the same pages, with its own extraction. */
export async function pagefindRival(): Promise<Rival & {remove(): void}> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-pagefind-'));
  // It is published as a module only, and scripts run as CommonJS.
  const {close, createIndex} = await import('pagefind');
  const {index} = await createIndex({rootSelector: 'main'});
  if (!index) throw new Error('Pagefind could not start');
  for (const file of filesBelow(build, /^index\.html$/)) {
    const url = `/${file.slice(0, -'index.html'.length)}`;
    await index.addHTMLFile({url, content: readFileSync(path.join(build, file), 'utf8')});
  }
  await index.writeFiles({outputPath: folder});
  await close();

  pretendToBeAPage();
  const client = async (language: Locale): Promise<Pagefind> => {
    const module = pathToFileURL(path.join(folder, 'pagefind.js'));
    module.search = language;
    const pagefind: Pagefind = await import(module.href);
    await pagefind.options({basePath: `${folder}/`});
    await pagefind.init(language);
    return pagefind;
  };
  const clients = {'zh-Hans': await client('zh-Hans'), en: await client('en')};
  return {
    name: 'Pagefind',
    async search(query, language) {
      const {results} = await clients[language].search(query);
      const first = await Promise.all(results.slice(0, FIRST).map((result) => result.data()));
      return first.map(({url}) => url).filter((url) => localeOf(url) === language);
    },
    remove: () => rmSync(folder, {recursive: true}),
  };
}
