import {Cursor, type Work} from './bytes';
import {type OnEntry, toText} from './entry';
import type {LogRecord} from './log';

/** Reads the writes of one record of a log. The last one of a broken record may end early. */
export function readBatch({bytes, sound}: LogRecord, onEntry: OnEntry, work: Work): void {
  work.spend(bytes.length);
  const cursor = new Cursor(bytes);
  let sequence = cursor.fixed(8);
  for (let left = cursor.fixed(4); left > 0 && !cursor.isAtEnd; left--) {
    const isDeletion = cursor.byte() === 0;
    const key = toText(cursor.string());
    const length = isDeletion ? 0 : cursor.varint();
    const isCut = length > cursor.end - cursor.at;
    const value = isDeletion ? undefined : cursor.take(isCut ? cursor.end - cursor.at : length);
    onEntry({key, value, sequence: sequence++, isSound: !isCut && cursor.at <= sound});
  }
}
