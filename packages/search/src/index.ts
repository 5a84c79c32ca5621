export {answerQuery} from './answer';
export {createSearchIndex, headingOf, type SearchIndex} from './create-index';
export {highlight, matchRanges, snippet} from './highlight';
export {parseRequests, type QueryRequest, SERVICE_LIMITS} from './parse-requests';
export {type Match, type Ranking, rank} from './rank';
export {createSavedSearch} from './saved-search';
export {type Token, type TokenKind, tokenise} from './tokenise';
