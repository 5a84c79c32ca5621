import {Cursor, Damaged} from './bytes';
import {readRecords} from './log';

/** Numbers of the files that a database consists of, by its manifest. */
export interface Manifest {
  tables: Set<number>;
  /** The log that was written last. */
  log: number;
}

/** Reads which files belong to the database, or nothing from a damaged manifest. */
export function readManifest(bytes: Uint8Array): Manifest | undefined {
  const manifest: Manifest = {tables: new Set(), log: 0};
  try {
    const isSound = readRecords(bytes, (record) => apply(manifest, new Cursor(record.bytes)));
    return isSound && bytes.length > 0 ? manifest : undefined;
  } catch (error) {
    if (error instanceof Damaged) return undefined;
    throw error;
  }
}

function apply(manifest: Manifest, edit: Cursor): void {
  while (!edit.isAtEnd) {
    const tag = edit.varint();
    if (tag === 1) edit.string();
    else if (tag === 2) manifest.log = edit.varint();
    else if (tag === 3 || tag === 4 || tag === 9) edit.varint();
    else if (tag === 5) {
      edit.varint();
      edit.string();
    } else if (tag === 6) {
      edit.varint();
      manifest.tables.delete(edit.varint());
    } else if (tag === 7) {
      edit.varint();
      manifest.tables.add(edit.varint());
      edit.varint();
      edit.string();
      edit.string();
    } else throw new Damaged('unknown change');
  }
}
