/** Thrown where bytes end or say something impossible; readers turn it into a problem. */
export class Damaged extends Error {}

/** A limit on the work for one file, so that made-up lengths and cycles end early. */
export class Work {
  constructor(private left: number) {}

  /** Real files need far less: their blocks unpack to at most 21 times their size. */
  static for(bytes: Uint8Array): Work {
    return new Work(64 * bytes.length + 1_000_000);
  }

  spend(amount: number): void {
    this.left -= amount;
    if (this.left < 0) throw new Damaged('too much work');
  }
}

/** Reads numbers and strings from bytes in LevelDB's encoding. */
export class Cursor {
  constructor(
    readonly bytes: Uint8Array,
    public at = 0,
    readonly end = bytes.length,
  ) {}

  get isAtEnd(): boolean {
    return this.at >= this.end;
  }

  byte(): number {
    if (this.at >= this.end) throw new Damaged('end of bytes');
    return this.bytes[this.at++] as number;
  }

  /** A little-endian number of some bytes. Sequence numbers fit a double. */
  fixed(size: number): number {
    let value = 0;
    for (let index = 0; index < size; index++) value += this.byte() * 2 ** (8 * index);
    return value;
  }

  varint(): number {
    let value = 0;
    for (let scale = 1; scale <= 2 ** 42; scale *= 128) {
      const byte = this.byte();
      value += (byte & 127) * scale;
      if (byte < 128) return value;
    }
    throw new Damaged('a number is too long');
  }

  take(length: number): Uint8Array {
    if (length > this.end - this.at) throw new Damaged('end of bytes');
    this.at += length;
    return this.bytes.subarray(this.at - length, this.at);
  }

  /** Bytes after their length. */
  string(): Uint8Array {
    return this.take(this.varint());
  }
}

export function joinBytes(parts: readonly Uint8Array[]): Uint8Array {
  const [first] = parts;
  if (parts.length === 1 && first) return first;
  const joined = new Uint8Array(parts.reduce((sum, {length}) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}
