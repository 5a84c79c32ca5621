import {existsSync, statfsSync} from 'node:fs';
import {dirname, resolve} from 'node:path';
import {sqlitePath} from './store';

/** SQLite needs room for its journal before it can promise that an answer is kept. */
const NEEDED = 16 * 1024 * 1024;

function nearestFolder(path: string): string {
  return existsSync(path) ? path : nearestFolder(dirname(path));
}

/** Says in a sentence that the disk of an embedded database is full; undefined when it is not. */
export function findDiskProblem(databaseUrl: string, statfs = statfsSync): string | undefined {
  const path = sqlitePath(databaseUrl);
  if (path === undefined) return undefined;
  const folder = nearestFolder(dirname(resolve(path)));
  const {bavail, bsize} = statfs(folder);
  const free = bavail * bsize;
  if (free >= NEEDED) return undefined;
  const megabytes = Math.floor(free / 1024 / 1024);
  return `The disk of ${folder} is full (${megabytes} MiB free), so no feedback could be kept; make room or set DATABASE_URL.`;
}
