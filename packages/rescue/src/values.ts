import {isObject} from './json';
import type {Values} from './model';

/** A stored value as backups of all three managers write it: a letter for its type, then its text. */
export function encodeValue(value: unknown): string {
  if (typeof value === 'string') return `s${value}`;
  if (typeof value === 'number') return `n${value}`;
  if (typeof value === 'boolean') return `b${value}`;
  return `o${JSON.stringify(value)}`;
}

function decodeValue(text: string): unknown {
  const rest = text.slice(1);
  switch (text[0]) {
    case 's':
      return rest;
    case 'n':
      return Number.parseFloat(rest);
    case 'b':
      return rest === 'true';
    case 'o':
      try {
        return JSON.parse(rest);
      } catch {
        return text;
      }
    default:
      return text === '' ? undefined : text;
  }
}

/** Reads the values of a backup; what is no text stays as it is. */
export function decodeValues(data: unknown): Values {
  if (!isObject(data)) return {};
  return Object.fromEntries(
    Object.entries(data)
      .map(([key, value]) => [key, typeof value === 'string' ? decodeValue(value) : value])
      .filter(([, value]) => value !== undefined),
  );
}
