import * as v from 'valibot';

const names = v.array(v.string());

/** What a script can report. */
export type Json = null | boolean | number | string | Json[] | {[key: string]: Json};
const Json = v.custom<Json>((value) => value !== undefined, 'write what is to be seen.');

/** Fields that the claims of a file may share. */
export const shared = {
  /** Names of the reference that it is about: `GM_getValue`, `@match`. The first decides the page. */
  about: names,
  /** Where the script runs. A page if it isn't set. */
  kind: v.optional(v.picklist(['page', 'background'])),
  /** Values of `@grant`. */
  grant: v.optional(names),
  /** Further lines of the header: `@connect api.example.net`. */
  header: v.optional(names),
  /**
   * What can show it, besides the real extension: the simulator if it isn't set, only a `browser`, or
   * a `scene`, which is code with the same id in `verify/src/scenes` that clicks and looks.
   */
  needs: v.optional(v.picklist(['simulator', 'browser', 'scene'])),
  /** The page, if it is not that of the first name. */
  place: v.optional(v.string()),
  /** The first version that has what it is about. Older ones are not held to it. */
  since: v.optional(v.string()),
};

export const Claim = v.strictObject({
  ...shared,
  /** The sentence in short. */
  says: v.string(),
  /** Options whose documented default it shows, by name. */
  defaults: v.optional(names),
  /** Text between header and code, such as a UserConfig block. */
  preamble: v.optional(v.string()),
  /**
   * The body of an async function. `packages/claims/src/script.ts` lists its helpers. Its result is
   * compared as JSON.
   */
  script: v.optional(v.string()),
  expect: Json,
  /** The result before a version changed it. */
  until: v.optional(v.strictObject({version: v.string(), expect: Json})),
  /** The result in Firefox, where it is another one. */
  firefox: v.optional(Json),
});

/** A sentence of the documentation, and code that checks it. */
export type Claim = Readonly<v.InferOutput<typeof Claim>> & {
  /** The name of its file and its key there: `values/copy`. */
  readonly id: string;
};
