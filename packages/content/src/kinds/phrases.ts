import * as v from 'valibot';
import type {Kind} from '../kind';

/** A regular expression that compiles. */
const Pattern = v.pipe(
  v.string(),
  v.check((source) => {
    try {
      return Boolean(new RegExp(source, 'u'));
    } catch {
      return false;
    }
  }, 'write a regular expression.'),
);
const Habits = v.array(
  v.strictObject({
    id: v.string(),
    pattern: Pattern,
    advice: v.string(),
    /** A text that the pattern finds, and how it is written instead. */
    not: v.string(),
    but: v.string(),
  }),
);
const Wrong = v.array(v.strictObject({pattern: Pattern, advice: v.string()}));

/** `site/phrases.yaml`: the rules of the prose check, by language. */
export const phrases: Kind = {
  folder: 'site/phrases',
  modules: (content) => {
    const inEach = <S extends v.GenericSchema>(schema: S) =>
      v.strictObject(
        Object.fromEntries(
          content.languages.map(({tag, fallback}) => [
            tag,
            fallback ? v.optional(schema, () => []) : schema,
          ]),
        ),
      );
    const schema = v.strictObject({
      habits: inEach(Habits),
      wrong: inEach(Wrong),
      current: inEach(v.array(Pattern)),
    });
    return [{name: 'site/phrases', value: content.facts('site/phrases', schema)}];
  },
};
