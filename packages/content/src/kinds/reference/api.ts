import * as v from 'valibot';
import type {Content} from '../../content';
import {ContentError} from '../../source';
import {FieldFacts, FieldWords} from './fields';
import {CompatFacts, CompatWords, readGroups, textsFor, Version} from './shared';

const ApiFacts = (content: Content) =>
  v.strictObject({
    status: v.optional(v.picklist(['current', 'internal', 'beta', 'removed']), 'current'),
    signatures: v.array(v.string()),
    promise: v.optional(v.array(v.string())),
    contexts: v.array(v.picklist(['page', 'background'])),
    since: Version(content),
    removed: v.optional(Version(content)),
    changes: v.optional(v.array(Version(content))),
    params: v.optional(FieldFacts(content)),
    objects: v.optional(
      v.record(
        v.string(),
        v.strictObject({
          base: v.optional(v.string()),
          callback: v.optional(v.boolean()),
          fields: FieldFacts(content),
        }),
      ),
    ),
    errors: v.optional(v.array(v.string())),
    compat: CompatFacts,
    sample: v.optional(v.string()),
  });

type ApiFacts = v.InferOutput<ReturnType<typeof ApiFacts>>;

/** The schema if the facts have the part, otherwise none. */
const where = <F, S extends v.GenericSchema>(facts: F | undefined, schema: (facts: F) => S) =>
  (facts === undefined ? v.optional(v.never()) : schema(facts)) as v.GenericSchema<
    v.InferOutput<S> | undefined
  >;

const ApiWords = (facts: ApiFacts) =>
  v.strictObject({
    summary: v.string(),
    changes: where(facts.changes, textsFor),
    params: where(facts.params, FieldWords),
    objects: where(
      facts.objects,
      (objects) =>
        v.strictObject(
          Object.fromEntries(
            Object.entries(objects).map(([name, object]) => [
              name,
              v.strictObject({title: v.string(), fields: FieldWords(object.fields)}),
            ]),
          ),
        ) as v.GenericSchema<
          Record<string, {title: string; fields: Readonly<Record<string, string>>}>
        >,
    ),
    returns: v.optional(v.string()),
    permission: v.optional(v.string()),
    notes: v.optional(v.array(v.string())),
    mistake: v.optional(v.string()),
    errors: where(facts.errors, textsFor),
    /** The remedy for a message, if its cause does not say it. */
    cures: where(facts.errors, (messages) =>
      v.optional(v.partial(textsFor(messages)) as v.GenericSchema<Record<string, string>>),
    ),
    compat: CompatWords,
  });

/** The called name in a signature: `GM.cookie.list(…)`, `new CATRetryError(…)`. */
const calledName = (signature: string) => /^(?:new )?([\w.]+)/.exec(signature)?.[1] ?? signature;

function readApi(content: Content, group: string, name: string) {
  const folder = `reference/apis/${name}`;
  const facts = content.facts(`${folder}/facts`, ApiFacts(content));
  const words = content.words(folder, ApiWords(facts));
  const calls = [...facts.signatures, ...(facts.promise ?? [])].map(calledName);
  return {name, group, facts, words, names: [...new Set([name, ...calls])]};
}

export type ReadApi = ReturnType<typeof readApi>;

/** Names of calls or objects that two APIs define. Each must have one entry. */
const duplicates = (apis: readonly ReadApi[]) => {
  const places = new Map<string, string>();
  return apis.flatMap(({name, names, facts}) =>
    [...names, ...Object.keys(facts.objects ?? {})].flatMap((each) => {
      const other = places.get(each);
      places.set(each, name);
      return other && other !== name
        ? [`content/reference/apis/${name}/facts.yaml: "${each}" is in ${other} already.`]
        : [];
    }),
  );
};

/** The facts and words of every API, in the order of the pages. */
export function readApis(content: Content): readonly ReadApi[] {
  const apis = readGroups(content, 'apis').flatMap(({id, entries}) =>
    entries.map((name) => readApi(content, id, name)),
  );
  const problems = duplicates(apis);
  if (problems.length > 0) throw new ContentError(problems);
  return apis;
}
