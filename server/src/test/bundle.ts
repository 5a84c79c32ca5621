import {mkdtemp, rm} from 'node:fs/promises';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {build} from 'esbuild';

const server = fileURLToPath(new URL('../..', import.meta.url));

/** Bundles one entry of the server, so that a test can start it as a process in no time. */
export async function bundle(entry: string) {
  // Inside the workspace, so that the packages left outside the bundle are found from there.
  const folder = await mkdtemp(join(server, 'dist-test-'));
  const file = join(folder, 'entry.mjs');
  await build({
    entryPoints: [join(server, 'src', entry)],
    outfile: file,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    external: ['libsql', 'pg', 'pg-native', 'hono', '@hono/node-server', '@iconify/utils'],
    logLevel: 'silent',
  });
  return {file, remove: () => rm(folder, {recursive: true, force: true})};
}
