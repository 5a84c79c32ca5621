/** `1.5.0-beta.2` as numbers; a release counts as later than all of its betas. */
function parts(version: string): number[] {
  const [numbers = '', beta] = version.split('-');
  const release = numbers.split('.').map(Number);
  const stage = beta === undefined ? Number.POSITIVE_INFINITY : Number(/\d+$/.exec(beta)?.[0] ?? 0);
  return [release[0] ?? 0, release[1] ?? 0, release[2] ?? 0, stage];
}

/** Whether a version came before another. */
export function isBefore(version: string, other: string): boolean {
  const [left, right] = [parts(version), parts(other)];
  const index = left.findIndex((part, position) => part !== right[position]);
  return index >= 0 && (left[index] ?? 0) < (right[index] ?? 0);
}

/** Whether something existed in a version. `<=0.2.0` existed in all of them. */
export const isIn =
  (version: string) =>
  ({since, removed}: {since?: string | undefined; removed?: string | undefined}) =>
    (!since || since.startsWith('<=') || !isBefore(version, since)) &&
    (!removed || isBefore(version, removed));
