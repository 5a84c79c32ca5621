import {createRandom, type Folder, makeFolder, type WrittenScript} from './folder.fixture';
import type {Reading} from './model';
import {createStorageReader} from './storage';

/** What became of the scripts of some folders. */
export interface Outcome {
  folders: number;
  scripts: number;
  /** The last code, byte for byte. */
  whole: number;
  /** An earlier code, byte for byte. */
  older: number;
  /** A code with a mark that it is damaged. */
  damaged: number;
  lost: number;
  /** Marked as whole, yet never written: must not happen. */
  wrong: number;
}

export function read(folder: Folder): Reading {
  const reader = createStorageReader();
  for (const [name, bytes] of folder) reader.addFile(name, bytes);
  return reader.finish();
}

function judge({uuid, codes, values}: WrittenScript, {scripts, problems}: Reading) {
  const found = scripts.find((script) => script.uuid === uuid);
  const [latest] = found?.generations ?? [];
  if (!found || !latest) return problems.length > 0 ? 'lost' : 'wrong';
  const known = new Set([...values, {}].map((each) => JSON.stringify(each)));
  if (!known.has(JSON.stringify(found.values))) return 'wrong';
  if (found.generations.some(({code, isWhole}) => isWhole && !codes.includes(code))) return 'wrong';
  if (!latest.isWhole) return found.damage.includes('code') ? 'damaged' : 'wrong';
  if (latest.code === codes.at(-1)) return 'whole';
  // An older code is shown with the problem that explains it.
  return problems.length > 0 ? 'older' : 'wrong';
}

function count(cases: readonly {folder: Folder; scripts: WrittenScript[]}[]): Outcome {
  const outcome: Outcome = {
    folders: 0,
    scripts: 0,
    whole: 0,
    older: 0,
    damaged: 0,
    lost: 0,
    wrong: 0,
  };
  for (const {folder, scripts} of cases) {
    const reading = read(folder);
    outcome.folders++;
    for (const script of scripts) {
      outcome.scripts++;
      outcome[judge(script, reading)]++;
    }
  }
  return outcome;
}

const times = <Value>(amount: number, make: (index: number) => Value): Value[] =>
  Array.from({length: amount}, (_, index) => make(index));

/** Folders take longer to make than to read, so ten serve for all. */
const folders = times(10, (index) => makeFolder({seed: index + 1}));

function change(seed: number, edit: (folder: Folder, random: () => number) => void) {
  const {folder: original, scripts} = folders[seed % folders.length] ?? makeFolder({seed});
  const folder: Folder = new Map(original);
  edit(folder, createRandom(seed));
  return {folder, scripts};
}

/** Overwrites a stretch of up to 64 bytes in one of the files. */
function overwrite(folder: Folder, random: () => number) {
  const names = [...folder.keys()].filter((name) => (folder.get(name)?.length ?? 0) > 0);
  const name = names[Math.floor(random() * names.length)] as string;
  const bytes = (folder.get(name) as Uint8Array).slice();
  const start = Math.floor(random() * bytes.length);
  const length = 1 + Math.floor(random() * 64);
  for (let at = start; at < Math.min(start + length, bytes.length); at++) {
    bytes[at] = Math.floor(random() * 256);
  }
  folder.set(name, bytes);
}

/** Counts what is recovered from folders that met with an accident. */
export const accidents = {
  untouched: () => count([makeFolder()]),
  deleted: () => count([makeFolder({deleted: 10})]),
  emptied: () => count([makeFolder({deleted: 30})]),
  'missing-table': () =>
    count(
      ['000005.ldb', '000007.ldb'].map((name, index) =>
        change(index + 1, (folder) => folder.delete(name)),
      ),
    ),
  'truncated-log': () =>
    count(
      times(20, (index) =>
        change(index + 1, (folder, random) => {
          const log = folder.get('000008.log') as Uint8Array;
          folder.set('000008.log', log.subarray(0, Math.floor(random() * log.length)));
        }),
      ),
    ),
  overwritten: () => count(times(500, (index) => change(index + 1, overwrite))),
};
