import {spawnSync} from 'node:child_process';
import problems from '@scriptcat/content/help/known-problems';

export interface Fix {
  id: string;
  in: string;
  commit: string;
}

/** The repairs that name their commit. */
export const documentedFixes = (): Fix[] =>
  problems.rows.flatMap(({id, fixed}) =>
    fixed?.commit ? [{id, in: fixed.in, commit: fixed.commit}] : [],
  );

/**
 * Asks the extension's repository whether each version has the commit that repaired its problem.
 * Returns one sentence per error, or undefined if the folder is no repository.
 */
export function checkFixes(folder: string, fixes: readonly Fix[]): string[] | undefined {
  const git = (...args: string[]) => spawnSync('git', ['-C', folder, ...args]).status;
  if (git('rev-parse', '--git-dir') !== 0) return undefined;
  return fixes.flatMap(({id, in: version, commit}) => {
    const at = `content/help/known-problems/facts.yaml, ${id}:`;
    if (git('cat-file', '-e', `${commit}^{commit}`) !== 0)
      return [`${at} there is no commit ${commit}.`];
    if (git('rev-parse', '--verify', '--quiet', `refs/tags/v${version}`) !== 0)
      return [`${at} there is no tag v${version}. Fetch the tags.`];
    return git('merge-base', '--is-ancestor', commit, `v${version}`) === 0
      ? []
      : [`${at} v${version} does not have commit ${commit}.`];
  });
}
