import {editDistance} from '@scriptcat/contract';

/** The known word closest to a mistyped one, when it is close enough to be meant. */
export function nearestWord(word: string, known: readonly string[]): string | undefined {
  const lower = word.toLowerCase();
  if (lower.length > 40) return undefined;
  const limit = lower.length < 5 ? 1 : 2;
  let best: string | undefined;
  let least = limit + 1;
  for (const candidate of known) {
    const distance = editDistance(lower, candidate.toLowerCase(), limit);
    if (distance < least) {
      best = candidate;
      least = distance;
    }
  }
  return best;
}
