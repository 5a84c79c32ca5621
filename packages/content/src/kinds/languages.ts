import type {Kind} from '../kind';

/** `languages.yaml`. The list of languages decides the types of all texts. */
export const languages: Kind = {
  folder: 'languages',
  modules: (content) => [{name: 'languages', value: content.languages, isConst: true}],
};
