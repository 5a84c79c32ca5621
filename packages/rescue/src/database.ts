import {readBatch} from './batch';
import {Damaged, Work} from './bytes';
import type {Entry} from './entry';
import {fileName} from './file-name';
import {readRecords} from './log';
import {type Manifest, readManifest} from './manifest';
import {readTable} from './table';

/** Something wrong with a file of the database. */
export interface FileProblem {
  code: 'damaged' | 'missing';
  file: string;
}

export interface Database {
  /** All generations of the keys asked for: newest first, sound ones before others of their age. */
  entries: Map<string, Entry[]>;
  problems: FileProblem[];
  /** Whether a file of a database was among those read. */
  isDatabase: boolean;
  /** Keys seen that were not asked for. */
  others: number;
}

/**
 * Reads a LevelDB folder file by file, in any order. Unlike LevelDB it also reads files that the
 * database no longer uses, older generations, deleted entries, and what is left of damaged files.
 */
export function createDatabaseReader(wants: (key: string) => boolean) {
  const found = new Map<string, Map<string, Entry>>();
  const problems: FileProblem[] = [];
  const numbers = new Set<number>();
  let manifest: {number: number; content: Manifest | undefined} | undefined;
  let others = 0;

  const keep = (entry: Entry) => {
    if (!wants(entry.key)) {
      others++;
      return;
    }
    const generations = found.get(entry.key) ?? new Map<string, Entry>();
    found.set(entry.key, generations);
    // A log and the table made from it hold the same entry.
    const id = `${entry.sequence} ${entry.isSound || entry.value?.length}`;
    if (!generations.has(id)) generations.set(id, {...entry, value: entry.value?.slice()});
  };

  const readEntries = (bytes: Uint8Array, isLog: boolean): boolean => {
    const work = Work.for(bytes);
    if (!isLog) return readTable(bytes, keep, work);
    let isSound = true;
    const areSound = readRecords(bytes, (record) => {
      try {
        readBatch(record, keep, work);
      } catch (error) {
        if (!(error instanceof Damaged)) throw error;
        isSound = false;
      }
    });
    return isSound && areSound;
  };

  return {
    add(name: string, bytes: Uint8Array): void {
      const [, number, kind, manifestNumber] = fileName.exec(name) ?? [];
      if (manifestNumber) {
        const own = Number(manifestNumber);
        if (own < (manifest?.number ?? 0)) return;
        manifest = {number: own, content: readManifest(bytes)};
        if (!manifest.content) problems.push({code: 'damaged', file: name});
        return;
      }
      if (!number) return;
      numbers.add(Number(number));
      let isSound = false;
      try {
        isSound = readEntries(bytes, kind === 'log');
      } catch (error) {
        if (!(error instanceof Damaged)) throw error;
      }
      if (!isSound) problems.push({code: 'damaged', file: name});
    },

    finish(): Database {
      const {tables = [], log = 0} = manifest?.content ?? {};
      const missing = [...tables, ...(log ? [log] : [])].filter((number) => !numbers.has(number));
      const entries = [...found].map(([key, generations]): [string, Entry[]] => [
        key,
        [...generations.values()].sort(
          (a, b) => b.sequence - a.sequence || Number(b.isSound) - Number(a.isSound),
        ),
      ]);
      return {
        entries: new Map(entries),
        problems: [
          ...problems,
          ...missing.map((number) => ({
            code: 'missing' as const,
            file: `${String(number).padStart(6, '0')}.${number === log ? 'log' : 'ldb'}`,
          })),
        ],
        isDatabase: numbers.size > 0 || manifest !== undefined,
        others,
      };
    },
  };
}
