import type {VersionResult} from '../types';
import data from './results.json';

/** What was seen in each version that was run, newest first. */
export const results: readonly VersionResult[] = data as readonly VersionResult[];

/** Versions in which every sentence about a name of the reference held. */
export function versionsChecked(name: string): string[] {
  return results
    .filter(({about}) => {
      const seen = Object.values(about).flatMap((part) => part[name] ?? []);
      return seen.length > 0 && seen.every(({failed}) => failed === 0);
    })
    .map(({version}) => version);
}

/** Versions in which a sample did what its page says. */
export function versionsOfSample(name: string): string[] {
  return results.filter(({samples}) => samples[name] === true).map(({version}) => version);
}
