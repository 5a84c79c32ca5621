import {readdirSync} from 'node:fs';
import path from 'node:path';

/** The files below a folder whose names match, as sorted relative paths with forward slashes. */
export function filesBelow(folder: string, pattern: RegExp): string[] {
  return readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile() && pattern.test(entry.name))
    .map((entry) =>
      path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'),
    )
    .sort();
}
