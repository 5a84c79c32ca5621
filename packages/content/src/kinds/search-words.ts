import * as v from 'valibot';
import type {Kind} from '../kind';

const Synonyms = v.array(v.pipe(v.array(v.string()), v.minLength(2)));

/** Words with spaces between them. */
const List = v.pipe(
  v.string(),
  v.transform((text) => text.split(/\s+/)),
);
const Fillers = v.strictObject({
  faint: List,
  phrases: List,
  characters: List,
  negations: List,
  spellings: v.record(v.string(), v.string()),
});

/** Synonyms and filler words of search. */
export const searchWords: Kind = {
  folder: 'search/synonyms',
  modules: (content) => [
    {name: 'search/synonyms', value: content.facts('search/synonyms', Synonyms)},
    {name: 'search/fillers', value: content.facts('search/fillers', Fillers)},
  ],
};
