import {inflateSync} from 'fflate';
import {Cursor, Damaged} from './bytes';
import {crc32} from './crc';
import {toText} from './entry';

export interface ZippedFile {
  name: string;
  /** In milliseconds. */
  changed: number;
  /** Nothing where the content is damaged. */
  content: Uint8Array | undefined;
}

/** More than any backup holds; a zip that claims more is not unpacked. */
const maxSize = 512 * 1024 * 1024;
const endSignature = 0x06054b50;
const listSignature = 0x02014b50;

/**
 * Unpacks a zip and checks every file against its checksum, which fflate doesn't. Nothing for bytes
 * that aren't a complete zip.
 */
export function readZip(bytes: Uint8Array): ZippedFile[] | undefined {
  try {
    const {count, offset} = findList(bytes);
    const list = new Cursor(bytes, offset);
    let size = 0;
    return Array.from({length: count}, () => {
      if (list.fixed(4) !== listSignature) throw new Damaged('not a list of files');
      list.take(6);
      const [method, time, date] = [list.fixed(2), list.fixed(2), list.fixed(2)];
      const [crc, packed, unpacked] = [list.fixed(4), list.fixed(4), list.fixed(4)];
      const lengths = [list.fixed(2), list.fixed(2) + list.fixed(2)] as const;
      list.take(8);
      const start = list.fixed(4);
      const name = toText(list.take(lengths[0]));
      list.take(lengths[1]);
      size += unpacked;
      if (size > maxSize) throw new Damaged('too large');
      const content = unpack(bytes, {method, crc, packed, unpacked, start});
      return {name, changed: toTime(date, time), content};
    });
  } catch (error) {
    if (error instanceof Damaged) return undefined;
    throw error;
  }
}

/** The end of a zip says where its list of files is; only a comment may follow. */
function findList(bytes: Uint8Array): {count: number; offset: number} {
  for (let at = bytes.length - 22; at >= 0 && at > bytes.length - 65_558; at--) {
    const end = new Cursor(bytes, at);
    if (bytes[at] !== 0x50 || end.fixed(4) !== endSignature) continue;
    end.take(6);
    const count = end.fixed(2);
    end.take(4);
    return {count, offset: end.fixed(4)};
  }
  throw new Damaged('no end of a zip');
}

interface Packed {
  method: number;
  crc: number;
  packed: number;
  unpacked: number;
  start: number;
}

function unpack(bytes: Uint8Array, {method, crc, packed, unpacked, start}: Packed) {
  try {
    const header = new Cursor(bytes, start);
    header.take(26);
    header.take(header.fixed(2) + header.fixed(2));
    const body = header.take(packed);
    const content = method === 8 ? inflateSync(body, {out: new Uint8Array(unpacked)}) : body;
    return content.length === unpacked && crc32(content) === crc ? content : undefined;
  } catch {
    // fflate throws errors of its own.
    return undefined;
  }
}

/** The time of a zip has no zone; ScriptCat and its library read and write it as UTC. */
function toTime(date: number, time: number): number {
  const [year, month, day] = [1980 + (date >> 9), (date >> 5) & 15, date & 31];
  return Date.UTC(year, month - 1, day, time >> 11, (time >> 5) & 63, (time & 31) * 2);
}
