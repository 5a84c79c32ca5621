import type {Json} from '@scriptcat/claims';

/** What one check found. */
export interface Finding {
  id: string;
  passed: boolean;
  /** What was to be seen and what was, for a check that failed. */
  expected?: Json;
  seen?: Json | undefined;
}

/** A check that was left out, and why. */
export interface Omission {
  id: string;
  reason: string;
}
