import {build} from 'esbuild';

await build({
  entryPoints: [`${import.meta.dirname}/src/main.ts`],
  outfile: `${import.meta.dirname}/dist/main.js`,
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  sourcemap: true,
  // Native add-ons and what loads them at run time cannot be bundled.
  external: ['libsql', 'pg', 'pg-native'],
  logLevel: 'warning',
});
