/**
 * ScriptCat's wildcard rule: every literal between two `*` is taken at its first occurrence and
 * never tried again further on. `?` stands for one character only where `questionMark` says so.
 * What is left over may be a lone `?`, the mark of an empty query.
 */
export function coversFirstFit(
  pattern: string,
  text: string,
  {questionMark}: {questionMark: boolean},
): boolean {
  const [head = '', ...rest] = pattern.split('*');
  if (!fits(head, text, 0, questionMark)) return false;
  let position = head.length;
  for (const [index, piece] of rest.entries()) {
    if (piece === '' && index === rest.length - 1) return true;
    const found = findPiece(piece, text, position, questionMark);
    if (found < 0) return false;
    position = found + piece.length;
  }
  return position === text.length || text.slice(position) === '?';
}

/**
 * The browser's wildcard rule: `*` may be stretched as far as needed. With `questionMark`, a `?`
 * stands for one character or none.
 */
export function coversFully(
  pattern: string,
  text: string,
  {questionMark}: {questionMark: boolean},
): boolean {
  if (!questionMark || !pattern.includes('?')) return coversLiterals(pattern, text);
  return coversOptional(pattern, text);
}

function coversLiterals(pattern: string, text: string): boolean {
  const [head = '', ...rest] = pattern.split('*');
  const tail = rest.pop();
  if (tail === undefined) return head === text;
  const end = text.length - tail.length;
  if (!text.startsWith(head) || !text.endsWith(tail) || end < head.length) return false;
  let position = head.length;
  for (const piece of rest) {
    const found = text.indexOf(piece, position);
    if (found < 0 || found + piece.length > end) return false;
    position = found + piece.length;
  }
  return true;
}

function coversOptional(pattern: string, text: string): boolean {
  // reached[i]: the first i characters of the pattern can cover the text read so far.
  let reached = new Uint8Array(pattern.length + 1);
  reached[0] = 1;
  skipOptional(pattern, reached);
  for (let read = 0; read < text.length; read++) {
    const next = new Uint8Array(pattern.length + 1);
    for (let index = 0; index < pattern.length; index++) {
      if (!reached[index]) continue;
      const symbol = pattern[index];
      if (symbol === '*') next[index] = 1;
      else if (symbol === '?' || symbol === text[read]) next[index + 1] = 1;
    }
    skipOptional(pattern, next);
    reached = next;
  }
  return reached[pattern.length] === 1;
}

function skipOptional(pattern: string, reached: Uint8Array): void {
  for (let index = 0; index < pattern.length; index++) {
    const symbol = pattern[index];
    if (reached[index] && (symbol === '*' || symbol === '?')) reached[index + 1] = 1;
  }
}

function findPiece(piece: string, text: string, from: number, questionMark: boolean): number {
  if (!questionMark || !piece.includes('?')) return text.indexOf(piece, from);
  const literal = piece.slice(0, piece.indexOf('?'));
  const found = text.indexOf(literal, from);
  return found >= 0 && fits(piece, text, found, true) ? found : -1;
}

function fits(piece: string, text: string, start: number, questionMark: boolean): boolean {
  if (start + piece.length > text.length) return false;
  if (!questionMark) return text.startsWith(piece, start);
  for (let index = 0; index < piece.length; index++) {
    const symbol = piece[index];
    if (symbol !== '?' && symbol !== text[start + index]) return false;
  }
  return true;
}
