import {rmSync} from 'node:fs';
import {build} from 'esbuild';

const source = `${import.meta.dirname}/src`;

/** Bundles the server, and what a test adds, into a folder. */
export async function buildServer(
  outdir: string,
  added: Record<string, string> = {},
): Promise<void> {
  rmSync(outdir, {recursive: true, force: true});
  await build({
    // The workers lie beside the main file, which starts them.
    entryPoints: {
      main: `${source}/main.ts`,
      'reading-worker': `${source}/readings/reading-worker.ts`,
      'script-worker': `${source}/assistants/script-worker.ts`,
      'search-worker': `${source}/search/search-worker.ts`,
      'sqlite-worker': `${source}/store/sqlite-worker.ts`,
      ...added,
    },
    outdir,
    bundle: true,
    // Threads share most of their code.
    splitting: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    sourcemap: true,
    // Libraries in the older module format ask for Node's own modules this way.
    banner: {
      js: "import {createRequire} from 'node:module'; const require = createRequire(import.meta.url);",
    },
    // Native add-ons and what loads them at run time cannot be bundled.
    external: ['libsql', 'pg', 'pg-native'],
    logLevel: 'warning',
  });
}
