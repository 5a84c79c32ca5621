import type {Kind} from '../kind';

/** Of `languages.yaml`: which languages there are decides the types of all texts. */
export const languages: Kind = {
  folder: 'languages',
  modules: (content) => [{name: 'languages', value: content.languages, isConst: true}],
};
