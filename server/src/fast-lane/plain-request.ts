/** A GET in its plainest form. */
export interface PlainRequest {
  target: string;
  /** Fields by lower-case name, only those that a file's answer can depend on. */
  fields: ReadonlyMap<string, string>;
}

const LONGEST = 8192;
const REQUEST_LINE = /^GET (\/[!-~]*) HTTP\/1\.1$/;
const FIELD = /^([A-Za-z0-9-]+): ?([\t -~]*)$/;

const telling = new Set(['host', 'accept-encoding', 'x-forwarded-proto']);

/** Fields that ask for something else than the whole file, or say how the connection goes on. */
const deciding =
  /^(range|if-.+|content-length|transfer-encoding|expect|upgrade|te|trailer|connection)$/;

/**
 * Reads a chunk that holds exactly one whole request and nothing unusual. Undefined for everything
 * else, be it legal or not: this is no HTTP parser, it only recognises what needs none.
 */
export function parsePlainRequest(chunk: Buffer): PlainRequest | undefined {
  if (chunk.length > LONGEST) return undefined;
  const lines = chunk.toString('latin1').split('\r\n');
  if (lines.pop() !== '' || lines.pop() !== '') return undefined;
  const target = REQUEST_LINE.exec(lines.shift() ?? '')?.[1];
  if (target === undefined) return undefined;

  const fields = new Map<string, string>();
  for (const line of lines) {
    const field = FIELD.exec(line);
    if (!field) return undefined;
    const name = (field[1] as string).toLowerCase();
    const value = field[2] as string;
    if (deciding.test(name) && !(name === 'connection' && value === 'keep-alive')) return undefined;
    if (!telling.has(name)) continue;
    if (fields.has(name)) return undefined;
    fields.set(name, value);
  }
  return fields.has('host') ? {target, fields} : undefined;
}
