/** Results of one version of the extension. */
export interface VersionResult {
  readonly version: string;
  /** The version of Firefox, if it wasn't Chromium. */
  readonly firefox?: number;
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
  /** Samples that were only installed and started. */
  readonly partly: readonly string[];
  /** By reason: checks that Firefox did not run. */
  readonly leftOut?: Readonly<Record<string, readonly string[]>>;
}
