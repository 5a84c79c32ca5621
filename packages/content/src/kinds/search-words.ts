import * as v from 'valibot';
import {type Kind, typedBy} from '../kind';

const folder = 'search/words';
const message = 'write what a reader types.';
const SectionWords = v.record(
  v.pipe(v.string(), v.regex(/^\/docs\/\S*$/, 'write the URL of a section: "/docs/…/#anchor".')),
  v.pipe(v.array(v.pipe(v.string(), v.trim(), v.nonEmpty(message))), v.nonEmpty(message)),
);

/** By address without its language, what readers type who need the section. */
export type SectionWords = v.InferOutput<typeof SectionWords>;

/** One file per language. The pipeline checks the addresses, since it has the built pages. */
export const sectionWords: Kind = {
  folder,
  modules: (content) => {
    const value = Object.fromEntries(
      content.files(folder).map((tag) => [tag, content.facts(`${folder}/${tag}`, SectionWords)]),
    );
    const type = typedBy('kinds/search-words')(
      'SectionWords',
      'Readonly<Record<string, SectionWords>>',
    );
    return [{name: folder, value, type}];
  },
};
