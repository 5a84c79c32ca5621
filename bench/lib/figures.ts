/** The middle one of some figures, which one bad run does not move. */
export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** How many times `ours` fits into `theirs`; there is no such number when ours is nothing. */
export function ratio(theirs: number, ours: number): string {
  if (ours === 0) return theirs === 0 ? '1.0×' : '∞';
  return `${(theirs / ours).toFixed(1)}×`;
}
