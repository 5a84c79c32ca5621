import {printOf, sectionsOf} from './sections';

/** For each section, the fingerprints of original and translation when they last agreed. */
export type PageRecord = Readonly<Record<string, string>>;

/**
 * The state of a translated section: `behind` if only the original has changed, `changed` if both
 * have (or are new) and nobody has accepted them yet.
 */
type SectionState = 'current' | 'changed' | 'behind';

const printsOf = (source: string) =>
  new Map(sectionsOf(source).map((section) => [section.id, printOf(section.source)]));

/** The record of a page whose translation is accepted as it is. */
export function recordOf(original: string, translation: string): PageRecord {
  const translated = printsOf(translation);
  return Object.fromEntries(
    [...printsOf(original)]
      .filter(([id]) => translated.has(id))
      .map(([id, print]) => [id, `${print} ${translated.get(id)}`]),
  );
}

/** The state of every section of a translated page. */
export function statesOf(
  original: string,
  translation: string,
  record: PageRecord = {},
): ReadonlyMap<string, SectionState> {
  const now = recordOf(original, translation);
  const stateOf = (id: string, prints: string): SectionState => {
    const [source, translated] = prints.split(' ');
    const [oldSource, oldTranslated] = record[id]?.split(' ') ?? [];
    if (source === oldSource) return 'current';
    return translated === oldTranslated ? 'behind' : 'changed';
  };
  return new Map(Object.entries(now).map(([id, prints]) => [id, stateOf(id, prints)]));
}
