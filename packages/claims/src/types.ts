/** What a claim's code can hand back. */
export type Json = null | boolean | number | string | Json[] | {[key: string]: Json};

/** Where the claim's script runs. */
export type ClaimKind = 'page' | 'background';

/** One sentence of the documentation, and how to see whether it is true. */
export interface Claim {
  /** Stable name: the group, a slash and a few words. */
  readonly id: string;
  /** The sentence in short, as a reader would say it. */
  readonly says: string;
  /** The page and heading it stands on, from the root of the site. */
  readonly place: string;
  /** Names of the reference it is about: `GM_getValue`, `@match`. */
  readonly about: readonly string[];
  readonly kind?: ClaimKind;
  /** Lines of the header besides name, version and match: `@grant GM_getValue`. */
  readonly header?: readonly string[];
  /** What stands between header and code, such as a UserConfig block. */
  readonly preamble?: string;
  /**
   * The body of an async function in the script. What it returns is compared as JSON; `undefined`
   * is written as the text "undefined", a function as "function", and what it throws comes back
   * as `{thrown: message}`.
   */
  readonly code: string;
  /** What must be observed. */
  readonly expect: Json;
  /** What versions before a change showed instead: the first version that no longer does. */
  readonly before?: readonly {readonly version: string; readonly expect: Json}[];
  /** Needs a real browser or extension, so a simulated manager need not obey it. */
  readonly needsBrowser?: boolean;
}
