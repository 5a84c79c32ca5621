import data from './results.json';
import type {VersionResult} from './version-result';

/** Results by tested version, newest first. */
export const results: readonly VersionResult[] = data as readonly VersionResult[];

/** Results in which every claim about a name of the reference passed. */
export const resultsOfName = (name: string): VersionResult[] =>
  results.filter(({about}) => {
    const seen = Object.values(about).flatMap((part) => part[name] ?? []);
    return seen.length > 0 && seen.every(({failed}) => failed === 0);
  });

/** Results in which a sample passed. `partly`: it only installed and started. */
export function resultsOfSample(name: string) {
  const passed = results.filter(({samples}) => samples[name] === true);
  const isPartly = ({partly}: VersionResult) => partly.includes(name);
  return {
    described: passed.filter((result) => !isPartly(result)),
    partly: passed.filter(isPartly),
  };
}
