import type {Encoding} from './manifest';

/** Best first: brotli pages are a fifth smaller than gzip ones. */
const preferred: readonly Encoding[] = ['br', 'gzip'];

function accepted(header: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const part of header.split(',')) {
    const [name = '', ...parameters] = part.split(';');
    const weight = parameters.map((p) => /^\s*q=([\d.]+)\s*$/i.exec(p)?.[1]).find(Boolean);
    weights.set(name.trim().toLowerCase(), weight === undefined ? 1 : Number(weight));
  }
  return weights;
}

function negotiate(header: string): readonly Encoding[] {
  const weights = accepted(header);
  const weightOf = (encoding: Encoding) => weights.get(encoding) ?? weights.get('*') ?? 0;
  return preferred
    .filter((encoding) => weightOf(encoding) > 0)
    .sort((a, b) => weightOf(b) - weightOf(a));
}

const MAX_REMEMBERED = 256;
const remembered = new Map<string, readonly Encoding[]>();

/** Encodings a client takes, best first. Browsers send a handful of forms, so answers are kept. */
export function acceptedEncodings(header: string | undefined): readonly Encoding[] {
  if (!header) return [];
  const known = remembered.get(header);
  if (known) return known;
  const answer = negotiate(header);
  if (remembered.size < MAX_REMEMBERED && header.length < 100) remembered.set(header, answer);
  return answer;
}
