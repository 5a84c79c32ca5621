import type {LanguageTag} from '@scriptcat/contract';
import {
  apiAnchor,
  apiGroups,
  apiMarkdown,
  apiPage,
  apis,
  type EntryMarkdown,
  errorGroups,
  errorMarkdown,
  firstSentence,
  type Group,
  metadataAnchor,
  metadataGroups,
  metadataHeading,
  metadataKeys,
  metadataMarkdown,
  metadataTexts,
  targetOfApi,
  targetOfError,
  targetOfKey,
} from '@scriptcat/userscript/catalogue';
import {namesOf} from './names';

/** The pages that list the entries. */
export const overviews = ['api', 'cat-api', 'meta', 'errors'] as const;

/** One function, metadata key or error message. */
export interface Entry {
  overview: (typeof overviews)[number];
  group: Group & {id: string};
  name: string;
  /** Its page below `/docs/dev/`. */
  target: string;
  /** Its ids on the overview, which used to hold the whole text. */
  anchors: readonly string[];
  /** What it does, in one sentence. */
  summary: string;
  markdown: EntryMarkdown;
  sample?: string | undefined;
  /** The names that its sample is about. */
  uses: readonly string[];
  /** The folder of its texts below `content/reference`. */
  folder: string;
}

/** Anchors of the former documentation that the extension's install page still links to. */
const formerAnchors: Readonly<Record<string, string>> = {
  'early-start': 'early-start-v110',
  storageName: 'storagename-',
};

const group = (groups: Readonly<Record<string, Group>>, name: string) => {
  const known = groups[name];
  if (!known) throw new Error(`content/reference/groups has no group "${name}". Add it.`);
  return {...known, id: `group-${name}`};
};

const apiEntries = (language: LanguageTag): Entry[] =>
  apis.map((api) => ({
    overview: apiPage(api),
    group: group(apiGroups, api.group),
    name: api.name,
    target: targetOfApi(api),
    anchors: [apiAnchor(api.name)],
    summary: firstSentence(api.summary[language]),
    markdown: apiMarkdown(api, language),
    sample: api.sample,
    uses: namesOf(api),
    folder: `apis/${api.name}`,
  }));

const keyEntries = (language: LanguageTag): Entry[] =>
  metadataKeys.map((key) => ({
    overview: 'meta',
    group: group(metadataGroups, key.group),
    name: metadataHeading(key),
    target: targetOfKey(key.name),
    anchors: [metadataAnchor(key.name), formerAnchors[key.name] ?? []].flat(),
    summary: firstSentence(metadataTexts[key.name].summary[language]),
    markdown: metadataMarkdown(key, language),
    sample: key.sample,
    uses: [],
    folder: `meta/${key.name}`,
  }));

const errorEntries = (language: LanguageTag): Entry[] =>
  errorGroups.flatMap((errors) =>
    errors.entries.map((error) => ({
      overview: 'errors',
      group: errors,
      name: error.message[language],
      target: targetOfError(error),
      anchors: [`error-${error.id}`],
      summary: firstSentence(error.when[language]),
      markdown: errorMarkdown(error, language),
      uses: [],
      folder: error.apis[0] ? `apis/${error.apis[0]}` : `errors/${error.id}`,
    })),
  );

/** Every entry of the reference, in the order of the overviews. */
export const listEntries = (language: LanguageTag): readonly Entry[] =>
  [apiEntries, keyEntries, errorEntries].flatMap((list) => list(language));

/** The entries of an overview, by group. */
export function groupsOf(overview: string, language: LanguageTag) {
  const listed = listEntries(language).filter((entry) => entry.overview === overview);
  const groups = new Map(listed.map(({group}) => [group.id, group]));
  return [...groups.values()].map((group) => ({
    group,
    entries: listed.filter((entry) => entry.group.id === group.id),
  }));
}
