import type {SearchRecord} from '@scriptcat/contract';
import {
  bareText,
  fieldsOf,
  type Piece,
  piecesOf,
  shortenQuery,
  synonymsOf,
  tokenise,
} from '@scriptcat/search/parts';
import MiniSearch, {type Query} from 'minisearch';

/*
 * MiniSearch as its documentation teaches, with our fields, terms, synonyms and page ranks. The
 * constants are the best of those tried on the same queries as our engine.
 */
const FIELD_BOOST = {heading: 3, words: 2, path: 1.5};
const SYNONYM = 0.8;
const TYPOS_PER_LETTER = 0.25;
const MIN_TYPO_LENGTH = 4;
const SPELLING_WEIGHTS = {prefix: 0.5, fuzzy: 0.4};

const keep = (term: string) => term;

function createIndex(records: readonly SearchRecord[]) {
  const terms = new Set<string>();
  const index = new MiniSearch<{id: number} & ReturnType<typeof fieldsOf>>({
    fields: ['heading', 'words', 'path', 'address', 'names', 'content'],
    tokenize: (text) => tokenise(text).map(({term}) => term),
    processTerm(term) {
      terms.add(term);
      return term;
    },
    searchOptions: {tokenize: (term: string) => [term], processTerm: keep},
  });
  index.addAll(records.map((record, id) => ({id, ...fieldsOf(record)})));
  return {index, has: (term: string) => terms.has(term)};
}

function termsOf(text: string, has: (term: string) => boolean): string[] {
  const tokens = tokenise(text);
  const version = tokens.find(({kind, term}) => kind === 'version' && has(term));
  if (version) return [version.term];
  return tokens
    .filter(({kind}) => kind === 'word' || kind === 'gram')
    .map(({term}) => (has(`${term}~`) ? `${term}~` : term));
}

function queryOf(piece: Piece, typed: string[], has: (term: string) => boolean): Query {
  const spelling = {
    prefix: (term: string) => !has(term),
    fuzzy: (term: string) => !has(term) && term.length >= MIN_TYPO_LENGTH && TYPOS_PER_LETTER,
    weights: SPELLING_WEIGHTS,
  };
  const own: Query[] = piece.isHan
    ? [typed.length > 0 ? {queries: typed} : {queries: [piece.text], prefix: true}]
    : [
        {queries: [bareText(piece.text)], ...spelling},
        {queries: typed, combineWith: 'AND', ...spelling},
      ];
  const synonyms = synonymsOf(piece)
    .map((text) => termsOf(text, has))
    .filter((terms) => terms.length > 0 && terms.every(has))
    .map((queries): Query => ({queries, combineWith: 'AND', boostTerm: () => SYNONYM}));
  return {queries: [...own, ...synonyms], combineWith: 'OR'};
}

/** Search with MiniSearch over the records of one language. */
export function createMiniSearch(records: readonly SearchRecord[]) {
  const {index, has} = createIndex(records);
  return (question: string): SearchRecord[] => {
    const pieces = piecesOf(shortenQuery(question));
    const queries = pieces.map((piece) => queryOf(piece, termsOf(piece.text, has), has));
    const options = {
      boost: FIELD_BOOST,
      boostDocument: (id: number) => (records[id]?.weight.pageRank ?? 0) / 100,
    };
    const all = index.search({queries, combineWith: 'AND'}, options);
    const some = all.length < 3 ? index.search({queries, combineWith: 'OR'}, options) : [];
    const ids = new Set([...all, ...some].map(({id}) => id));
    return Array.from(ids, (id) => records[id] as SearchRecord);
  };
}
