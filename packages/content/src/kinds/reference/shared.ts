import * as v from 'valibot';
import {type ByLanguage, type Content, optionalText, textOf} from '../../content';
import {ContentError} from '../../source';
import type {OtherManager} from './types';

const Covers = v.looseObject({
  covers: v.optional(v.looseObject({versions: v.array(v.string())})),
});

/** Every released version. One file of `releases` may cover several. */
const versionsOf = (content: Content) =>
  content
    .files('releases')
    .filter((name) => name !== 'lines')
    .flatMap((name) => content.facts(`releases/${name}`, Covers).covers?.versions ?? [name]);

const known = new WeakMap<Content, ReadonlySet<string>>();

/** A released version. `<=` means that the oldest one already had it. */
export function Version(content: Content) {
  const versions = known.get(content) ?? new Set(versionsOf(content));
  known.set(content, versions);
  return v.pipe(
    v.string(),
    v.check(
      (version) => versions.has(version.replace('<=', '')),
      'content/releases has no such version.',
    ),
  );
}

const verdict = v.picklist(['same', 'differs', 'absent', 'unverified']);
const support = v.union([
  verdict,
  v.strictObject({
    verdict,
    since: v.optional(v.string()),
    unverified: v.optional(v.boolean()),
  }),
]);

/** One rating for both managers, or one for each. */
export const CompatFacts = v.union([
  verdict,
  v.strictObject({tampermonkey: support, violentmonkey: support}),
]);

export const CompatWords = v.optional(
  v.strictObject({
    tampermonkey: v.optional(v.string()),
    violentmonkey: v.optional(v.string()),
  }),
);

/** Words by name: exactly one text for each of these names. */
export const textsFor = (names: readonly string[]) =>
  v.strictObject(Object.fromEntries(names.map((name) => [name, v.string()])));

/** Joins the facts about other managers with their notes. */
export function compatibility(
  facts: v.InferOutput<typeof CompatFacts>,
  words: ByLanguage<{compat?: v.InferOutput<typeof CompatWords>}>,
) {
  const of = (manager: OtherManager) => {
    const known = typeof facts === 'string' ? facts : facts[manager];
    return {
      ...(typeof known === 'string' ? {verdict: known} : known),
      note: optionalText(words, ({compat}) => compat?.[manager]),
    };
  };
  return {tampermonkey: of('tampermonkey'), violentmonkey: of('violentmonkey')};
}

type Part = 'apis' | 'meta' | 'errors';

const GroupWords = (ids: readonly string[]) => {
  const group = v.strictObject({title: v.string(), about: v.optional(v.string())});
  return v.strictObject(Object.fromEntries(ids.map((id) => [id, group])));
};

/** Groups by id, each with the folders of its entries. */
const GroupFacts = (content: Content, part: Part) => {
  const folder = `reference/${part}`;
  const names = content.folders(folder);
  const entry = v.pipe(
    v.string(),
    v.check((name) => names.includes(name), `there is no such folder in content/${folder}.`),
  );
  return v.record(v.string(), v.array(entry));
};

/**
 * The groups of a part of the reference with their entries, in the order of the pages. Every folder
 * of the part is in exactly one group.
 */
export function readGroups(content: Content, part: Part) {
  const file = 'reference/groups/facts';
  const facts = content.facts(
    file,
    v.strictObject({
      apis: GroupFacts(content, 'apis'),
      meta: GroupFacts(content, 'meta'),
      errors: GroupFacts(content, 'errors'),
    }),
  );
  const groups = facts[part];
  const listed = Object.values(groups).flat();
  const problems = [
    ...content
      .folders(`reference/${part}`)
      .filter((name) => !listed.includes(name))
      .map((name) => `content/reference/${part}/${name}: is in no group of content/${file}.yaml.`),
    ...[...new Set(listed.filter((name, at) => listed.indexOf(name) !== at))].map(
      (name) => `content/${file}.yaml: ${part} has "${name}" twice. Keep one of them.`,
    ),
  ];
  if (problems.length > 0) throw new ContentError(problems);
  const words = content.words(
    'reference/groups',
    v.strictObject({
      apis: GroupWords(Object.keys(facts.apis)),
      meta: GroupWords(Object.keys(facts.meta)),
      errors: GroupWords(Object.keys(facts.errors)),
    }),
  );
  return Object.entries(groups).map(([id, entries]) => ({
    id,
    title: textOf(words, (each) => each[part][id]?.title ?? ''),
    about: optionalText(words, (each) => each[part][id]?.about),
    entries,
  }));
}
