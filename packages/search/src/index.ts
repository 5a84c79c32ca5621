export {createSearchIndex, type SearchIndex} from './create-index';
export {search, showFound} from './search';
