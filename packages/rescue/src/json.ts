export type Json = Record<string, unknown>;

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A JSON object, or nothing. */
export function parseObject(text: string): Json | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

export const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

export const number = (value: unknown): number | undefined =>
  typeof value === 'number' ? value : undefined;

export const flag = (value: unknown): boolean | undefined =>
  typeof value === 'boolean' ? value : undefined;

/** The code of a record that is cut off or damaged, as far as it can be read. */
export function salvageCode(record: string): string | undefined {
  const start = record.indexOf('"code":"');
  if (start < 0) return undefined;
  const rest = record.slice(start + '"code":"'.length);
  let end = 0;
  while (end < rest.length && rest[end] !== '"') {
    if (rest[end] !== '\\') end++;
    else {
      const [sequence] = /^\\(?:["\\/bfnrt]|u[0-9a-f]{4})/i.exec(rest.slice(end, end + 6)) ?? [];
      // An escape that is cut off or wrong ends what can be read.
      if (!sequence) break;
      end += sequence.length;
    }
  }
  const clean = rest.slice(0, end).replace(/\p{Cc}/gu, (char) => JSON.stringify(char).slice(1, -1));
  return JSON.parse(`"${clean}"`) as string;
}
