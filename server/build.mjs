import {build} from 'esbuild';

const source = `${import.meta.dirname}/src`;

await build({
  // The workers lie beside the main file, which starts them.
  entryPoints: {
    main: `${source}/main.ts`,
    'search-worker': `${source}/search/search-worker.ts`,
    'sqlite-worker': `${source}/store/sqlite-worker.ts`,
  },
  outdir: `${import.meta.dirname}/dist`,
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  sourcemap: true,
  // Native add-ons and what loads them at run time cannot be bundled.
  external: ['libsql', 'pg', 'pg-native'],
  logLevel: 'warning',
});
