import {mkdtemp, rm} from 'node:fs/promises';
import {join} from 'node:path';
import {buildServer} from '../../bundle';

const server = join(import.meta.dirname, '../..');

/** Bundles the server, and the program of a test, so that they can be started. */
export async function bundle() {
  // Inside the workspace, so that the packages left outside the bundle are found from there.
  const folder = await mkdtemp(join(server, 'dist-test-'));
  await buildServer(folder, {migrate: join(import.meta.dirname, 'migrate-process.ts')});
  return {
    fileOf: (name: string) => join(folder, `${name}.js`),
    remove: () => rm(folder, {recursive: true, force: true}),
  };
}
