// The part of MiniSearch's API that bench/search uses, so that types are checked without installing
// it.
declare module 'minisearch' {
  export type Query = string | {queries: Query[]; [option: string]: unknown};

  export default class MiniSearch<Document> {
    constructor(options: {
      fields: (keyof Document & string)[];
      tokenize: (text: string) => string[];
      processTerm: (term: string) => string;
      searchOptions: object;
    });
    addAll(documents: readonly Document[]): void;
    search(query: Query, options: object): {id: number}[];
  }
}
