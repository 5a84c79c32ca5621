// The part of MiniSearch's API that bench/search uses, so that types are checked without installing
// it.
declare module 'minisearch' {
  interface SearchOptions {
    boost?: Record<string, number>;
    prefix?: (term: string, at: number, terms: string[]) => boolean;
    fuzzy?: (term: string) => number | boolean;
    tokenize?: (text: string) => string[];
    filter?: (result: {id: number}) => boolean;
  }

  export default class MiniSearch<Document> {
    constructor(options: {
      fields: (keyof Document & string)[];
      tokenize?: (text: string) => string[];
      searchOptions?: SearchOptions;
    });
    addAll(documents: readonly Document[]): void;
    search(query: string, options?: SearchOptions): {id: number}[];
  }
}
