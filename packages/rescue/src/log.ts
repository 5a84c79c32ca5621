import {Cursor, joinBytes} from './bytes';
import {maskedCrc} from './crc';

const blockSize = 32_768;
const headerSize = 7;
// A record is full, or consists of a first, middle and last parts.
const [full, first, last] = [1, 2, 4];

/** One record of a log: a batch of writes, or a change of the list of files. */
export interface LogRecord {
  bytes: Uint8Array;
  /** How many bytes from the start are checked and without a gap. */
  sound: number;
}

/** Reads the records of a log, broken ones included, and tells whether all were sound. */
export function readRecords(bytes: Uint8Array, onRecord: (record: LogRecord) => void): boolean {
  let isSound = true;
  let parts: Uint8Array[] = [];
  let sound: number | undefined;
  let size = 0;
  const flush = (isWhole: boolean) => {
    if (!isWhole) isSound = false;
    if (parts.length > 0) onRecord({bytes: joinBytes(parts), sound: sound ?? size});
    parts = [];
    sound = undefined;
    size = 0;
  };
  const add = (part: Uint8Array, isChecked: boolean) => {
    if (!isChecked) {
      isSound = false;
      sound ??= size;
    }
    parts.push(part);
    size += part.length;
  };

  for (let block = 0; block < bytes.length; block += blockSize) {
    const end = Math.min(block + blockSize, bytes.length);
    let at = block;
    while (end - at >= headerSize) {
      const header = new Cursor(bytes, at);
      const [crc, length, type] = [header.fixed(4), header.fixed(2), header.byte()];
      const body = at + headerSize;
      // Space that was set aside and never written.
      if (crc === 0 && length === 0 && type === 0) break;
      const isCut = body + length > end;
      if (type < full || type > last || (isCut && end < bytes.length)) {
        // The length can't be trusted; the next block starts with a record again.
        if (parts.length > 0) flush(false);
        isSound = false;
        break;
      }
      at = Math.min(body + length, end);
      const isChecked = !isCut && maskedCrc(bytes.subarray(body - 1, at)) === crc;
      const starts = type === full || type === first;
      if (starts && parts.length > 0) flush(false);
      if (!starts && parts.length === 0) {
        isSound = false;
        continue;
      }
      add(bytes.subarray(body, at), isChecked);
      if (type === full || type === last) flush(!isCut);
      else if (isCut) flush(false);
    }
  }
  if (parts.length > 0) flush(false);
  return isSound;
}
