/// <reference path="./snappyjs.d.ts" />
import {uncompress} from 'snappyjs';
import {Cursor, Damaged, joinBytes, type Work} from './bytes';
import {growingCrc, maskedCrc} from './crc';
import {type OnEntry, toText} from './entry';

const footerSize = 48;
const magic = [0x57, 0xfb, 0x80, 0x8b, 0x24, 0x75, 0x47, 0xdb];
/** After its content, a block has one byte for the compression and four for the checksum. */
const trailerSize = 5;

interface Handle {
  offset: number;
  size: number;
}

interface Block {
  bytes: Uint8Array;
  isSound: boolean;
}

/** Reads a table (`.ldb`), damaged blocks included, and tells whether all of it was sound. */
export function readTable(bytes: Uint8Array, onEntry: OnEntry, work: Work): boolean {
  const handles = readIndex(bytes, work);
  let isSound = handles !== undefined;
  const seen = new Set<number>();
  for (const handle of handles ?? findBlocks(bytes, work)) {
    // An index may name a block only once.
    if (seen.has(handle.offset)) throw new Damaged('a block is listed twice');
    seen.add(handle.offset);
    try {
      const block = readBlock(bytes, handle, work);
      isSound &&= block.isSound;
      readEntries(block, onEntry, work);
    } catch (error) {
      if (!(error instanceof Damaged)) throw error;
      // Only a lack of budget ends the file.
      work.spend(0);
      isSound = false;
    }
  }
  return isSound;
}

/** Where the blocks are, unless the end of the file is damaged. */
function readIndex(bytes: Uint8Array, work: Work): Handle[] | undefined {
  const start = bytes.length - footerSize;
  if (start < 0 || magic.some((byte, index) => bytes[start + 40 + index] !== byte))
    return undefined;
  try {
    const footer = new Cursor(bytes, start);
    readHandle(footer);
    const index = readBlock(bytes, readHandle(footer), work);
    if (!index.isSound) return undefined;
    const handles: Handle[] = [];
    forEachPair(index.bytes, work, (_, value) => handles.push(readHandle(new Cursor(value))));
    return handles;
  } catch (error) {
    if (error instanceof Damaged) return undefined;
    throw error;
  }
}

const readHandle = (cursor: Cursor): Handle => ({offset: cursor.varint(), size: cursor.varint()});

/** Finds blocks without an index: a block ends where the checksum of its bytes follows. */
function* findBlocks(bytes: Uint8Array, work: Work): Generator<Handle> {
  let offset = 0;
  while (offset + trailerSize < bytes.length) {
    const grow = growingCrc();
    let end = offset;
    for (; end + trailerSize <= bytes.length; end++) {
      const crc = grow(bytes[end] as number);
      if (end > offset && crc === new Cursor(bytes, end + 1).fixed(4)) break;
    }
    work.spend(end - offset);
    if (end + trailerSize > bytes.length) return;
    yield {offset, size: end - offset};
    offset = end + trailerSize;
  }
}

function readBlock(bytes: Uint8Array, {offset, size}: Handle, work: Work): Block {
  const content = new Cursor(bytes, offset).take(size);
  const trailer = new Cursor(bytes, offset + size);
  const compression = trailer.byte();
  work.spend(size);
  const isSound = maskedCrc(bytes.subarray(offset, trailer.at)) === trailer.fixed(4);
  if (compression > 1) throw new Damaged('unknown compression');
  return {bytes: compression === 0 ? content : unpack(content, work), isSound};
}

function unpack(packed: Uint8Array, work: Work): Uint8Array {
  const length = new Cursor(packed).varint();
  work.spend(length);
  if (length > 24 * packed.length || !hasSaneLengths(packed)) throw new Damaged('not Snappy');
  try {
    return uncompress(packed, length);
  } catch (cause) {
    throw new Damaged('not Snappy', {cause});
  }
}

/** snappyjs runs forever when a literal claims two gigabytes or more, so lengths are checked first. */
function hasSaneLengths(packed: Uint8Array): boolean {
  const cursor = new Cursor(packed);
  cursor.varint();
  while (!cursor.isAtEnd) {
    const tag = cursor.byte();
    const kind = tag & 3;
    const size = tag >>> 2;
    if (kind > 0) cursor.take(kind === 3 ? 4 : kind);
    else cursor.take(1 + (size < 60 ? size : cursor.fixed(size - 59)));
  }
  return true;
}

function readEntries({bytes, isSound}: Block, onEntry: OnEntry, work: Work): void {
  forEachPair(bytes, work, (key, value) => {
    const name = new Cursor(key).take(key.length - 8);
    const tag = new Cursor(key, key.length - 8);
    const isDeletion = tag.byte() === 0;
    const entry = {key: toText(name), sequence: tag.fixed(7), isSound};
    onEntry({...entry, value: isDeletion ? undefined : value});
  });
}

/** Keys leave out what they share with the key before; the list of restart points ends the block. */
function forEachPair(
  bytes: Uint8Array,
  work: Work,
  onPair: (key: Uint8Array, value: Uint8Array) => void,
): void {
  const restarts = new Cursor(bytes, Math.max(0, bytes.length - 4)).fixed(4);
  const end = bytes.length - 4 * (restarts + 1);
  if (end < 0) throw new Damaged('no entries');
  const cursor = new Cursor(bytes, 0, end);
  let key: Uint8Array = new Uint8Array();
  while (!cursor.isAtEnd) {
    const [shared, added, length] = [cursor.varint(), cursor.varint(), cursor.varint()];
    if (shared > key.length) throw new Damaged('a key is broken');
    // An entry takes memory, however few bytes it has here.
    work.spend(shared + added + 512);
    key = joinBytes([key.subarray(0, shared), cursor.take(added)]);
    onPair(key, cursor.take(length));
  }
}
