import {
  compareReadings,
  createStorageReader,
  type Difference,
  type FoundScript,
  type ImportEffect,
  type ImportVersion,
  importEffects,
  importVersions,
  type Reading,
  readBackup,
  type Taken,
  toImportZip,
  toScriptFiles,
} from '@scriptcat/rescue';

/** A file and where it lies below the folder that was chosen. */
export interface PickedFile {
  path: string;
  file: File;
  /** Whether it may be a script in the trash. */
  isTrash?: boolean;
}

/** What the page shows of a script; its code and values stay in the worker. */
export interface ShownScript
  extends Pick<FoundScript, 'uuid' | 'name' | 'place' | 'damage' | 'changed' | 'isEnabled'> {
  versions: {version: string; size: number; isWhole: boolean}[];
  values: number;
}

export interface ShownReading extends Pick<Reading, 'source' | 'problems' | 'permissions'> {
  scripts: ShownScript[];
  subscriptions: string[];
  settings: number;
  effects: Record<ImportVersion, ImportEffect[]>;
}

/** A script to save, and which of its codes. */
export interface Choice {
  script: number;
  version: number;
}

let reader = createStorageReader();
let shown: Reading | undefined;

async function readFile(file: File): Promise<Uint8Array | undefined> {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch {
    // A file in use, or one that was moved since it was chosen.
    return undefined;
  }
}

function show(reading: Reading): ShownReading {
  shown = reading;
  const {source, problems, permissions, subscriptions, settings} = reading;
  const scripts = reading.scripts.map((script): ShownScript => {
    const {uuid, name, place, damage, changed, isEnabled, values} = script;
    const versions = script.generations.map(({code, version, isWhole}) => {
      return {version, isWhole, size: new Blob([code]).size};
    });
    const facts = {uuid, name, place, damage, changed, isEnabled};
    return {...facts, versions, values: Object.keys(values).length};
  });
  return {
    ...{source, problems, permissions, scripts},
    subscriptions: subscriptions.map(({name}) => name),
    settings: Object.keys(settings ?? {}).length,
    effects: Object.fromEntries(
      importVersions.map((version) => [version, importEffects(reading, version)]),
    ) as ShownReading['effects'],
  };
}

const take = (choices: readonly Choice[]): Taken[] =>
  choices.flatMap((choice) => {
    const script = shown?.scripts[choice.script];
    const generation = script?.generations[choice.version];
    return script && generation ? [{script, generation}] : [];
  });

/** What the worker answers. It keeps what it has read, so steps of one reading share a worker. */
export const answers = {
  start: (_: null) => {
    reader = createStorageReader();
  },
  /** Whether the file could be read at all. */
  file: async ({path, file, isTrash}: PickedFile): Promise<boolean> => {
    const bytes = await readFile(file);
    if (bytes && isTrash) reader.addTrash(bytes);
    else if (bytes) reader.addFile(path, bytes);
    return bytes !== undefined;
  },
  finish: (_: null): ShownReading => show(reader.finish()),
  backup: async (file: File): Promise<ShownReading> =>
    show(readBackup((await readFile(file)) ?? new Uint8Array())),
  /** The differences between what is shown and another backup. */
  compare: async (file: File): Promise<Difference[] | undefined> => {
    const other = readBackup((await readFile(file)) ?? new Uint8Array());
    return shown && other.scripts.length > 0 ? compareReadings(shown, other) : undefined;
  },
  zip: (choices: Choice[]): Uint8Array => toImportZip(take(choices), shown),
  scripts: (choices: Choice[]) => toScriptFiles(take(choices)),
};

export type RescueAnswers = typeof answers;
