const VOWEL = /[aeiouy]/;

function undouble(stem: string): string {
  return /..([bdgmnprt])\1$/.test(stem) ? stem.slice(0, -1) : stem;
}

function withoutSuffix(word: string): string {
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (word.endsWith('sses')) return word.slice(0, -2);
  if (/(?:[sxz]|[cs]h)es$/.test(word)) return word.slice(0, -2);
  if (word.endsWith('ing') && VOWEL.test(word.slice(0, -3))) return undouble(word.slice(0, -3));
  if (word.endsWith('ed') && VOWEL.test(word.slice(0, -2))) return undouble(word.slice(0, -2));
  if (word.endsWith('s') && !/(?:ss|us|is)$/.test(word)) return word.slice(0, -1);
  return word;
}

// Cached: a site has a few thousand words, and highlighting repeats them.
const MAX_KNOWN = 20_000;
const MAX_KNOWN_LENGTH = 32;
const known = new Map<string, string>();

/**
 * The common part of the forms of an English word ("updates", "updated", "updating" → "updat").
 * Deliberately smaller than Porter's: only inflections, so that "userscript" never meets "use".
 */
export function stem(word: string): string {
  const kept = known.get(word);
  if (kept !== undefined) return kept;
  const found = computeStem(word);
  if (word.length > MAX_KNOWN_LENGTH) return found;
  if (known.size >= MAX_KNOWN) known.clear();
  known.set(word, found);
  return found;
}

function computeStem(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word;
  const bare = withoutSuffix(word);
  const kept = bare.length < 3 ? word : bare;
  return kept.length > 3 && kept.endsWith('e') ? kept.slice(0, -1) : kept;
}

const DERIVED =
  /(?:isation|ization|ations?|ators?|ions?|ments?|ers?|ors?|ably|able?|ible?|ally|al|ly|ives?|ic)$/;
const SHORTEST_ROOT = 4;

/**
 * The common root of related words ("watcher" and "watch", "encryption" and "encrypted"), or null
 * if too little is left. Too coarse for the index, good enough to suggest related words.
 */
export function rootOf(word: string): string | null {
  if (!/^[a-z]+$/.test(word)) return null;
  const root = stem(word).replace(DERIVED, '');
  return root.length >= SHORTEST_ROOT ? root : null;
}
