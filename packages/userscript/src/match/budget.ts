/** Steps that one analysis may spend, so that no pasted text can hang the page. */
export interface Budget {
  steps: number;
}

/** A question that may stay open because the budget ran out. */
export type Answer = boolean | 'undecided';

/** Enough for hundreds of patterns against dozens of addresses, used up in a few milliseconds. */
export const defaultSteps = 1_000_000;

/** Takes steps from the budget and says whether there were enough left. */
export function spend(budget: Budget, steps: number): boolean {
  budget.steps -= steps;
  return budget.steps >= 0;
}
