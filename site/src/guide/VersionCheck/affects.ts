import type problems from '@scriptcat/content/texts/help/known-problems';
import {compareVersions, parseVersion, type Version} from '@scriptcat/content/version';

export type KnownProblem = (typeof problems.rows)[number];
type Affected = Pick<KnownProblem, 'since' | 'fixed' | 'browsers'>;

/** Whether a version is older than the one with this tag. */
export const isBefore = (version: Version, tag: string): boolean => {
  const other = parseVersion(tag);
  return other !== undefined && compareVersions(version, other) < 0;
};

/** Whether a version has a problem in a browser; an empty browser stands for all of them. */
export function affects(problem: Affected, version: Version, browser: string): boolean {
  const {since, fixed, browsers} = problem;
  if (since && isBefore(version, since)) return false;
  if (fixed && !isBefore(version, fixed.in)) return false;
  return browser === '' || browsers === undefined || browsers.some((each) => each === browser);
}
