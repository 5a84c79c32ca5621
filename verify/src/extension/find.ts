import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {root} from '../paths';

const shared = path.join(root, '../shared/extension');

/** Extensions that lie where this machine keeps them, newest first. */
export function knownExtensions(): string[] {
  if (process.env.SCRIPTCAT_EXTENSION) return [process.env.SCRIPTCAT_EXTENSION];
  if (!existsSync(shared)) return [];
  const zips = readdirSync(shared).filter((name) => name.endsWith('.zip'));
  const byVersion = (a: string, b: string) => b.localeCompare(a, 'en', {numeric: true});
  return zips.sort(byVersion).map((name) => path.join(shared, name));
}

/** The extension named on the command line, or the newest one at hand. */
export function findExtension(named?: string): string {
  const found = named ?? knownExtensions()[0];
  if (!found) throw new Error('Name the extension: a zip or an unpacked folder.');
  return found;
}
