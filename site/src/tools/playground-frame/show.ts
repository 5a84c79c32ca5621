import {maxTextLength} from './protocol';

/** Prints values as a console would, within bounds. */
export function show(parts: readonly unknown[]): string {
  return parts.map(showOne).join(' ').slice(0, maxTextLength);
}

function showOne(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'bigint') return `${value}n`;
  try {
    if (value instanceof Error) return `${value.name}: ${value.message}`;
    if (value instanceof Element) return value.outerHTML;
    const json = JSON.stringify(value, (_key, inner) =>
      typeof inner === 'bigint' ? `${inner}n` : inner,
    );
    return json ?? String(value);
  } catch {
    // A cycle, or a getter that throws.
    return Object.prototype.toString.call(value);
  }
}
