// The part of MiniSearch's API that bench/search uses, so that types are checked without installing
// it.
declare module 'minisearch' {
  interface SearchOptions {
    boost?: Record<string, number>;
    prefix?: boolean | ((term: string) => boolean);
    fuzzy?: boolean | number | ((term: string) => boolean | number);
    weights?: {prefix: number; fuzzy: number};
    combineWith?: 'AND' | 'OR';
    boostTerm?: () => number;
    boostDocument?: (id: number) => number;
    tokenize?: (text: string) => string[];
    processTerm?: (term: string) => string;
  }

  export type Query = string | (SearchOptions & {queries: Query[]});

  export default class MiniSearch<Document> {
    constructor(options: {
      fields: (keyof Document & string)[];
      tokenize?: (text: string) => string[];
      processTerm?: (term: string) => string;
      searchOptions?: SearchOptions;
    });
    addAll(documents: readonly Document[]): void;
    search(
      query: Query,
      options?: SearchOptions,
    ): {id: number; score: number; queryTerms: string[]}[];
  }
}
