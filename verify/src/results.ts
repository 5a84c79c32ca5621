import {isDeepStrictEqual} from 'node:util';
import type {Json} from '@scriptcat/claims';

/** The result of one check. */
export interface Finding {
  id: string;
  passed: boolean;
  /** The expected and the actual result of a check that failed. */
  expected?: Json;
  seen?: Json | undefined;
}

/** Passes if what was seen is what was expected. */
export function compared(id: string, expected: Json, seen: Json | undefined): Finding {
  const passed = isDeepStrictEqual(seen, expected);
  return {id, passed, ...(!passed && {expected, seen})};
}

/** A check that was left out, and why. */
export interface Omission {
  id: string;
  reason: string;
}
