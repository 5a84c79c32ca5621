import type {Kind} from '../kind';

/** `languages.yaml`. The list of languages decides the types of all texts. */
export const languages: Kind = {
  folder: 'languages',
  modules: ({languages: rows}) => [
    {name: 'languages', value: rows, isConst: true},
    // Scripts inside every page need no more than this.
    {name: 'language-tags', value: rows.map(({tag}) => tag), isConst: true},
  ],
};
