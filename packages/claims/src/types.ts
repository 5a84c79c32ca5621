/** What a claim's code can hand back. */
export type Json = null | boolean | number | string | Json[] | {[key: string]: Json};

/** One sentence of the documentation, and how to see whether it is true. */
export interface Claim {
  /** Stable name: the group, a slash and a few words. */
  readonly id: string;
  /** The sentence in short. */
  readonly says: string;
  /** Names of the reference it is about, `GM_getValue` or `@match`; the first one gives the place. */
  readonly about: readonly string[];
  /** The page and heading, where that is not the entry of the first name. */
  readonly place?: string;
  /** Where the script runs: in a web page unless this says otherwise. */
  readonly kind?: 'page' | 'background';
  /** Values of `@grant`. */
  readonly grant?: readonly string[];
  /** Further lines of the header: `@connect api.example.net`. */
  readonly header?: readonly string[];
  /** What stands between header and code, such as a UserConfig block. */
  readonly preamble?: string;
  /**
   * The body of an async function in the script, with `wait`, `failure` and `within` at hand. What
   * it returns is compared as JSON.
   */
  readonly code: string;
  /** What must be observed. */
  readonly expect: Json;
  /** What was observed before a version changed it. */
  readonly until?: {readonly version: string; readonly expect: Json};
  /** Options whose printed default it shows, by name. */
  readonly defaults?: readonly string[];
  /** Needs a real browser, network or extension: a simulated manager need not obey it. */
  readonly needsBrowser?: boolean;
}

/** What was seen in one version of the extension. */
export interface VersionResult {
  readonly version: string;
  /** The day it was run. */
  readonly date: string;
  /** By part of the verification: how many passed, and the names of those that did not. */
  readonly tally: Readonly<
    Record<string, {readonly passed: number; readonly failed: readonly string[]}>
  >;
  /** By part and name of the reference: how many sentences about it hold. */
  readonly about: Readonly<
    Record<string, Readonly<Record<string, {readonly passed: number; readonly failed: number}>>>
  >;
  /** By sample: whether it does what its page says. */
  readonly samples: Readonly<Record<string, boolean>>;
  /** What could not be seen in full. */
  readonly partly: readonly string[];
}
