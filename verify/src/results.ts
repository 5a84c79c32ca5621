import type {Json} from '@scriptcat/claims';

/** The result of one check. */
export interface Finding {
  id: string;
  passed: boolean;
  /** The expected and the actual result of a check that failed. */
  expected?: Json;
  seen?: Json | undefined;
}

/** A check that was left out, and why. */
export interface Omission {
  id: string;
  reason: string;
}
