export {createSearchIndex, headingOf, type SearchIndex} from './create-index';
export {highlight, matchRanges} from './highlight';
export {type Match, type Ranking, rank} from './rank';
export {type Found, type SearchOptions, search, showFound} from './search';
export {shortenQuery} from './shorten-query';
export {type Token, type TokenKind, tokenise} from './tokenise';
