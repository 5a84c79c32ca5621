import * as v from 'valibot';
import {type ByLanguage, type Content, textOf} from '../../content';
import {textsFor, Version} from './shared';

/** `name: type`, `name?: type` for optional fields, or a map with further facts. */
export const FieldFacts = (content: Content) =>
  v.record(
    v.string(),
    v.union([
      v.string(),
      v.strictObject({
        type: v.string(),
        default: v.optional(v.string()),
        since: v.optional(Version(content)),
        inert: v.optional(v.boolean()),
      }),
    ]),
  );

type Facts = v.InferOutput<ReturnType<typeof FieldFacts>>;

const nameOf = (key: string) => key.replace(/\?$/, '');

/** A text for every field of the facts. */
export const FieldWords = (facts: Facts) => textsFor(Object.keys(facts).map(nameOf));

/** Joins the types of fields with their texts. */
export const fields = <W>(
  facts: Facts,
  words: ByLanguage<W>,
  pick: (words: W) => Readonly<Record<string, string>> | undefined,
) =>
  Object.entries(facts).map(([key, known]) => {
    const {type, ...rest} = typeof known === 'string' ? {type: known} : known;
    const name = nameOf(key);
    return {
      name,
      type,
      ...(key === name ? {} : {optional: true}),
      text: textOf(words, (each) => pick(each)?.[name]),
      ...rest,
    };
  });
