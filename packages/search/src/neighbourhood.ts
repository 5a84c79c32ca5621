/** Positions fit into the bits of a number that a 32-bit hash leaves free. */
const MAX_POSITIONS = 2 ** 21;

function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return hash >>> 0;
}

/** A text and all its variants with at most `count` deletions. */
export function deletionsOf(text: string, count: number): Set<string> {
  const found = new Set([text]);
  let last = [text];
  for (let round = 0; round < count; round += 1) {
    const next: string[] = [];
    for (const longer of last) {
      for (let at = 0; at < longer.length; at += 1) {
        const shorter = longer.slice(0, at) + longer.slice(at + 1);
        if (found.has(shorter)) continue;
        found.add(shorter);
        next.push(shorter);
      }
    }
    last = next;
  }
  return found;
}

interface Neighbourhood {
  /** Candidates within `distance` typos, including false positives. */
  near(text: string, distance: number): Set<number>;
}

/**
 * Symmetric deletion (SymSpell): two words at edit distance n share a variant after n deletions in
 * each. All deletions are stored as one sorted array of hash and position, so a lookup depends on
 * the length of the typed word, not on the size of the site.
 */
export function createNeighbourhood(
  texts: readonly string[],
  distanceFor: (text: string) => number,
  maxFound: number,
): Neighbourhood {
  const entries: number[] = [];
  for (const [position, text] of texts.slice(0, MAX_POSITIONS).entries()) {
    for (const shorter of deletionsOf(text, distanceFor(text))) {
      entries.push(hashOf(shorter) * MAX_POSITIONS + position);
    }
  }
  const sorted = Float64Array.from(entries).sort();

  function firstAtOrAfter(entry: number): number {
    let low = 0;
    let high = sorted.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((sorted[middle] ?? 0) < entry) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  return {
    near(text, distance) {
      const found = new Set<number>();
      for (const shorter of deletionsOf(text, distance)) {
        const start = hashOf(shorter) * MAX_POSITIONS;
        for (let at = firstAtOrAfter(start); at < sorted.length; at += 1) {
          const position = (sorted[at] ?? 0) - start;
          if (position >= MAX_POSITIONS || found.size >= maxFound) break;
          found.add(position);
        }
      }
      return found;
    },
  };
}
