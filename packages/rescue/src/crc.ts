function createTable(polynomial: number): Uint32Array {
  return Uint32Array.from({length: 256}, (_, index) => {
    let value = index;
    for (let bit = 0; bit < 8; bit++) value = (value >>> 1) ^ (value & 1 ? polynomial : 0);
    return value;
  });
}

const castagnoli = createTable(0x82f63b78);
const ieee = createTable(0xedb88320);

function run(table: Uint32Array, bytes: Uint8Array, start: number): number {
  let value = start;
  for (let index = 0; index < bytes.length; index++) {
    value = (table[(value ^ (bytes[index] as number)) & 255] as number) ^ (value >>> 8);
  }
  return value;
}

/** The checksum of entries of a zip. */
export const crc32 = (bytes: Uint8Array): number => ~run(ieee, bytes, -1) >>> 0;

/** CRC-32C as LevelDB stores it: turned and shifted, since its data may hold checksums itself. */
export const maskedCrc = (bytes: Uint8Array): number => mask(run(castagnoli, bytes, -1));

/** The masked checksums of ever longer beginnings: feed one byte, get the checksum so far. */
export function growingCrc(): (byte: number) => number {
  let value = -1;
  return (byte) => {
    value = (castagnoli[(value ^ byte) & 255] as number) ^ (value >>> 8);
    return mask(value);
  };
}

function mask(state: number): number {
  const crc = ~state >>> 0;
  return (((crc >>> 15) | (crc << 17)) + 0xa282ead8) >>> 0;
}
