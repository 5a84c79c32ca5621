import {mkdtemp, rm} from 'node:fs/promises';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {build} from 'esbuild';

const server = fileURLToPath(new URL('../..', import.meta.url));

/** Bundles one entry of the server and its workers, so that a test can start it as a process. */
export async function bundle(entry: string) {
  // Inside the workspace, so that the packages left outside the bundle are found from there.
  const folder = await mkdtemp(join(server, 'dist-test-'));
  const file = join(folder, 'entry.js');
  await build({
    entryPoints: {
      entry: join(server, 'src', entry),
      'reading-worker': join(server, 'src/readings/reading-worker.ts'),
      'search-worker': join(server, 'src/search/search-worker.ts'),
      'sqlite-worker': join(server, 'src/store/sqlite-worker.ts'),
    },
    outdir: folder,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    external: ['libsql', 'pg', 'pg-native', 'hono', '@hono/node-server', '@iconify/utils'],
    logLevel: 'silent',
  });
  return {file, remove: () => rm(folder, {recursive: true, force: true})};
}
