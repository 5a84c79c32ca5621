/// <reference path="./snappyjs.d.ts" />
import {strToU8} from 'fflate';
import {compress} from 'snappyjs';
import {joinBytes} from './bytes';
import {maskedCrc} from './crc';

/** A write to the database; without a value, a deletion. */
export interface Write {
  key: string;
  value?: string;
  sequence: number;
}

export function fixed(value: number, size: number): Uint8Array {
  return Uint8Array.from({length: size}, (_, index) => Math.floor(value / 2 ** (8 * index)) & 255);
}

export function varint(value: number): Uint8Array {
  const bytes: number[] = [];
  let rest = value;
  for (; rest > 127; rest = Math.floor(rest / 128)) bytes.push((rest & 127) | 128);
  return Uint8Array.from([...bytes, rest]);
}

const string = (bytes: Uint8Array) => joinBytes([varint(bytes.length), bytes]);

/** A log with one batch per write, split into blocks as LevelDB does. */
export function writeLog(writes: readonly Write[]): Uint8Array {
  return writeRecords(
    writes.map(({key, value, sequence}) =>
      joinBytes([
        fixed(sequence, 8),
        fixed(1, 4),
        fixed(value === undefined ? 0 : 1, 1),
        string(strToU8(key)),
        ...(value === undefined ? [] : [string(strToU8(value))]),
      ]),
    ),
  );
}

export function writeRecords(records: readonly Uint8Array[]): Uint8Array {
  const parts: Uint8Array[] = [];
  let left = 32_768;
  for (const record of records) {
    let rest = record;
    let isFirst = true;
    do {
      if (left < 7) {
        parts.push(new Uint8Array(left));
        left = 32_768;
      }
      const piece = rest.subarray(0, left - 7);
      const isLast = piece.length === rest.length;
      const body = joinBytes([fixed(isFirst ? (isLast ? 1 : 2) : isLast ? 4 : 3, 1), piece]);
      parts.push(fixed(maskedCrc(body), 4), fixed(piece.length, 2), body);
      left -= 7 + piece.length;
      rest = rest.subarray(piece.length);
      isFirst = false;
    } while (rest.length > 0);
  }
  return joinBytes(parts);
}

type Pair = readonly [key: Uint8Array, value: Uint8Array];

/** The content of a block: keys share their beginnings, up to the next restart point. */
export function blockContent(pairs: readonly Pair[]): Uint8Array {
  const parts: Uint8Array[] = [];
  const restarts: number[] = [];
  let before: Uint8Array = new Uint8Array();
  let size = 0;
  pairs.forEach(([key, value], index) => {
    let shared = 0;
    if (index % 16 === 0) restarts.push(size);
    else while (shared < before.length && key[shared] === before[shared]) shared++;
    const added = key.subarray(shared);
    const entry = [varint(shared), varint(added.length), varint(value.length), added, value];
    parts.push(...entry);
    size += entry.reduce((sum, {length}) => sum + length, 0);
    before = key;
  });
  const tail = [...restarts, restarts.length].map((restart) => fixed(restart, 4));
  return joinBytes([...parts, ...tail]);
}

/** A block as it lies in a table. */
export function packBlock(content: Uint8Array, isCompressed = true): Uint8Array {
  const body = isCompressed ? compress(content) : content;
  const checked = joinBytes([body, fixed(isCompressed ? 1 : 0, 1)]);
  return joinBytes([checked, fixed(maskedCrc(checked), 4)]);
}

/** A table of packed blocks; index and footer fit unless others are given. */
export function writeBlocks(blocks: readonly Uint8Array[], index?: readonly Pair[]): Uint8Array {
  let offset = 0;
  const listed = blocks.map((block, number): Pair => {
    const handle = joinBytes([varint(offset), varint(block.length - 5)]);
    offset += block.length;
    return [strToU8(String(number).padStart(9, '0')), handle];
  });
  const end = packBlock(blockContent(index ?? listed), false);
  const handle = joinBytes([varint(offset), varint(end.length - 5)]);
  const footer = new Uint8Array(48);
  footer.set(joinBytes([varint(0), varint(0), handle]));
  footer.set(joinBytes([fixed(0x8b80fb57, 4), fixed(0xdb477524, 4)]), 40);
  return joinBytes([...blocks, end, footer]);
}

/** A table in the order of its keys, newest generation first, with blocks of about 4 KB. */
export function writeTable(writes: readonly Write[], isCompressed = true): Uint8Array {
  const sorted = writes.toSorted(
    (a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0) || b.sequence - a.sequence,
  );
  const blocks: Pair[][] = [[]];
  let size = 0;
  for (const {key, value, sequence} of sorted) {
    if (size > 4096) {
      blocks.push([]);
      size = 0;
    }
    const tag = joinBytes([fixed(value === undefined ? 0 : 1, 1), fixed(sequence, 7)]);
    blocks.at(-1)?.push([joinBytes([strToU8(key), tag]), strToU8(value ?? '')]);
    size += key.length + (value?.length ?? 0);
  }
  return writeBlocks(blocks.map((pairs) => packBlock(blockContent(pairs), isCompressed)));
}

/** A manifest that lists tables and the log in use. */
export function writeManifest(tables: readonly number[], log: number): Uint8Array {
  const key = string(strToU8('any key'));
  const added = tables.flatMap((number) => [...[7, 0, number, 1000].map(varint), key, key]);
  const name = string(strToU8('leveldb.BytewiseComparator'));
  return writeRecords([joinBytes([varint(1), name, varint(2), varint(log), ...added])]);
}
