import type {Encoding} from './manifest';

/** Best first: brotli pages are a fifth smaller than gzip ones. */
const preferred: readonly Encoding[] = ['br', 'gzip'];

const ZERO = /;\s*q=0(\.0*)?\s*$/i;

/**
 * Encodings a client takes, best first. As nginx does, everything a client names without `q=0`
 * counts as equally welcome, and `*` names nothing.
 */
export function acceptedEncodings(header: string | undefined): readonly Encoding[] {
  if (!header) return [];
  const names = new Set(
    header
      .split(',')
      .filter((part) => !ZERO.test(part))
      .map((part) => part.split(';', 1)[0]?.trim().toLowerCase()),
  );
  return preferred.filter((encoding) => names.has(encoding));
}
