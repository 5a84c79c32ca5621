export {default} from '@site/src/search/SearchBar';
