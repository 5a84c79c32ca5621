/** The known word closest to a mistyped one, when it is close enough to be meant. */
export function nearestWord(word: string, known: readonly string[]): string | undefined {
  const lower = word.toLowerCase();
  if (lower.length > 40) return undefined;
  const limit = lower.length < 5 ? 1 : 2;
  let best: {word: string; distance: number} | undefined;
  for (const candidate of known) {
    if (Math.abs(candidate.length - lower.length) > limit) continue;
    const distance = editDistance(lower, candidate.toLowerCase());
    if (distance <= limit && distance < (best?.distance ?? Number.POSITIVE_INFINITY)) {
      best = {word: candidate, distance};
    }
  }
  return best?.word;
}

/** Insertions, deletions, replacements and swaps of neighbours each count as one. */
function editDistance(a: string, b: string): number {
  let before: number[] = [];
  let row = Array.from({length: b.length + 1}, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      let value = Math.min((next[j - 1] ?? 0) + 1, (row[j] ?? 0) + 1, (row[j - 1] ?? 0) + cost);
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (isSwap) value = Math.min(value, (before[j - 2] ?? 0) + 1);
      next.push(value);
    }
    before = row;
    row = next;
  }
  return row[b.length] ?? a.length;
}
