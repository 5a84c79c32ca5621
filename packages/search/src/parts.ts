/** The parts of the engine that the benchmark gives to another one. */
export {fieldsOf, headingOf} from './create-index';
export {bareText} from './fold';
export {type Piece, piecesOf, synonymsOf} from './pieces';
export {shortenQuery} from './shorten-query';
export {tokenise} from './tokenise';
