import * as v from 'valibot';
import type {Content} from '../content';
import {Day} from '../day';
import {listKind, type Rows} from '../rows';
import {Version} from './reference/shared';

const text = v.string();
const Reference = v.pipe(v.number(), v.integer(), v.minValue(1));

/** Problems of released versions: which ones have them, and which one repaired them. */
const knownProblems = (content: Content) => {
  const Released = Version(content);
  return {
    facts: {
      /** The day this row was added. */
      added: Day,
      effect: v.picklist(['unsafe', 'losesData', 'broken']),
      /** All browsers, if absent. */
      browsers: v.optional(v.array(v.picklist(['chrome', 'edge', 'firefox', 'other']))),
      /** The oldest version known to have it. If absent, all versions before the fixed one. */
      since: v.optional(Released),
      issue: Reference,
      /** Absent if no release has repaired it. */
      fixed: v.optional(
        v.strictObject({
          in: Released,
          pull: v.optional(Reference),
          commit: v.optional(v.pipe(text, v.regex(/^[0-9a-f]{8}$/, 'write eight hex digits.'))),
        }),
      ),
    },
    /** Without a remedy, the reader is told to update. */
    words: {title: text, text, remedy: v.optional(text)},
    texts: {},
  };
};

export type KnownProblems = Rows<ReturnType<typeof knownProblems>>;
export type KnownProblem = KnownProblems['rows'][number];

export const knownProblemsKind = listKind(
  'help/known-problems',
  {from: 'known-problems', type: 'KnownProblems'},
  knownProblems,
);
