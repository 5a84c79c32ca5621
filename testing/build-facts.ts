import {readFileSync} from 'node:fs';
import path from 'node:path';

interface BuiltFile {
  path: string;
  /** Below the folder of the build. */
  file: string;
  type: string;
  size: number;
  encodings: string[];
}

export const buildFolder = path.resolve(import.meta.dirname, '../site/build');

/** Every file of the build that has a URL. */
export const builtFiles: BuiltFile[] = JSON.parse(
  readFileSync(path.join(buildFolder, '_site.json'), 'utf8'),
).files;

export const builtPages = builtFiles.map((file) => file.path).filter((file) => file.endsWith('/'));

/** The first file whose path matches. */
export function someFile(pattern: RegExp): BuiltFile {
  const file = builtFiles.find((candidate) => pattern.test(candidate.path));
  if (!file) throw new Error(`No file of the build matches ${pattern}. Run npm run build.`);
  return file;
}
