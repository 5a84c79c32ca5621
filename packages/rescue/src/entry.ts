import {strFromU8} from 'fflate';

/** A key as it was at one moment. */
export interface Entry {
  key: string;
  /** Nothing where the key was deleted. */
  value: Uint8Array | undefined;
  /** Grows with every write to the database. */
  sequence: number;
  /** Whether a checksum covers all of it. What isn't sound may be wrong or end early. */
  isSound: boolean;
}

export type OnEntry = (entry: Entry) => void;

export const toText = (bytes: Uint8Array): string => strFromU8(bytes);
