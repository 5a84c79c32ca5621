import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {root} from './run.mjs';

const shared = path.join(root, '../shared/extension');

/**
 * A built extension, as a zip or a folder: from the environment, or the newest one beside the
 * repository.
 */
export function findExtension(): string | undefined {
  if (process.env.SCRIPTCAT_EXTENSION) return process.env.SCRIPTCAT_EXTENSION;
  const zips = existsSync(shared) ? readdirSync(shared).filter((name) => /\.zip$/.test(name)) : [];
  const [newest] = zips.sort((a, b) => b.localeCompare(a, 'en', {numeric: true}));
  return newest && path.join(shared, newest);
}
