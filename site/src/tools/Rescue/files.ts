import {isDatabaseFile} from '@scriptcat/rescue/files';
import type {PickedFile} from './answers';

const settings = /(?:Local|Sync) Extension Settings\//;
const trash = /(?:^|\/)File System\/.*\/t\/\d+\/[^/]+$/;
/** What a field for backups accepts. */
export const zipTypes = '.zip,application/zip';

/** More than a script in the trash has. */
const maxTrash = 32 * 1024 * 1024;

/** The files worth reading: of a whole profile, the storage of extensions and the trash. */
export function pickFiles(files: readonly PickedFile[]): PickedFile[] {
  const databases = files.filter(({path}) => isDatabaseFile(path.slice(path.lastIndexOf('/') + 1)));
  const ofExtensions = databases.filter(({path}) => settings.test(path));
  const trashed = files.filter(({path, file}) => trash.test(path) && file.size < maxTrash);
  return [
    ...(ofExtensions.length > 0 ? ofExtensions : databases),
    ...trashed.map((each) => ({...each, isTrash: true})),
  ];
}

/** The files of a folder chosen with a file field. */
export const chosenFiles = (files: Iterable<File>): PickedFile[] =>
  Array.from(files, (file) => ({path: file.webkitRelativePath || file.name, file}));

/** The files of what was dropped, folders included. */
export async function droppedFiles({items, files}: DataTransfer): Promise<PickedFile[]> {
  const entries = Array.from(items, (item) => item.webkitGetAsEntry?.());
  if (entries.some((entry) => !entry)) return chosenFiles(files);
  const found = await Promise.all(entries.map((entry) => (entry ? filesBelow(entry) : [])));
  return found.flat();
}

async function filesBelow(entry: FileSystemEntry): Promise<PickedFile[]> {
  if (entry.isFile) {
    const file = await new Promise<File | undefined>((resolve) =>
      (entry as FileSystemFileEntry).file(resolve, () => resolve(undefined)),
    );
    return file ? [{path: entry.fullPath.slice(1), file}] : [];
  }
  const reader = (entry as FileSystemDirectoryEntry).createReader();
  const found: PickedFile[] = [];
  for (;;) {
    // A reader gives a hundred entries at a time, and none at the end.
    const some = await new Promise<FileSystemEntry[]>((resolve) =>
      reader.readEntries(resolve, () => resolve([])),
    );
    if (some.length === 0) return found;
    for (const each of some) found.push(...(await filesBelow(each)));
  }
}

/** Lets the reader keep a file. */
export function saveFile(name: string, content: Uint8Array | string): void {
  const url = URL.createObjectURL(new Blob([content as BlobPart]));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has taken the file by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
