/** How many of the ascending numbers are below a limit. */
export function countBelow(numbers: readonly number[], limit: number): number {
  let low = 0;
  let high = numbers.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((numbers[middle] ?? 0) < limit) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Where a pattern stands in a text, in ascending order. */
export function placesOf(text: string, pattern: RegExp): number[] {
  return Array.from(text.matchAll(pattern), ({index}) => index);
}

/** Finds lines by position; having the parser note them for every node takes twice as long. */
export function createLineIndex(source: string): (position: number) => number {
  const breaks: number[] = [];
  for (let at = source.indexOf('\n'); at >= 0; at = source.indexOf('\n', at + 1)) breaks.push(at);
  return (position) => countBelow(breaks, position) + 1;
}
