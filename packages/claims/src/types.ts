/** What a claim's code can return. */
export type Json = null | boolean | number | string | Json[] | {[key: string]: Json};

/** A sentence of the documentation, and code that checks it. */
export interface Claim {
  /** Stable name: the group, a slash and a few words. */
  readonly id: string;
  /** The sentence in short. */
  readonly says: string;
  /**
   * Names of the reference that it is about, `GM_getValue` or `@match`. The first one decides the
   * page.
   */
  readonly about: readonly string[];
  /** Page and heading, if they are not the entry of the first name. */
  readonly place?: string;
  /** Where the script runs; a web page by default. */
  readonly kind?: 'page' | 'background';
  /** Values of `@grant`. */
  readonly grant?: readonly string[];
  /** Further lines of the header: `@connect api.example.net`. */
  readonly header?: readonly string[];
  /** Text between header and code, such as a UserConfig block. */
  readonly preamble?: string;
  /**
   * The body of an async function in the script. It can use `wait`, `failure` and `within`. Its
   * result is compared as JSON.
   */
  readonly code: string;
  /** The expected result. */
  readonly expect: Json;
  /** The result before a version changed it. */
  readonly until?: {readonly version: string; readonly expect: Json};
  /** Options whose documented default it shows, by name. */
  readonly defaults?: readonly string[];
  /** Needs a real browser, network or extension, so the simulator is not held to it. */
  readonly needsBrowser?: boolean;
}

/** Results of one version of the extension. */
export interface VersionResult {
  readonly version: string;
  /** The day of the run. */
  readonly date: string;
  /** By part of the verification: how many passed, and the names of those that failed. */
  readonly tally: Readonly<
    Record<string, {readonly passed: number; readonly failed: readonly string[]}>
  >;
  /** By part and name of the reference: how many claims passed. */
  readonly about: Readonly<
    Record<string, Readonly<Record<string, {readonly passed: number; readonly failed: number}>>>
  >;
  /** By sample: whether it does what its page says. */
  readonly samples: Readonly<Record<string, boolean>>;
  /** What could be checked only in part. */
  readonly partly: readonly string[];
}
