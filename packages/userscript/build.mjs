import {build} from 'esbuild';

// One file without dependencies, so that the packed command runs wherever Node does.
await build({
  entryPoints: ['cli/main.ts'],
  outfile: 'dist/scriptcat-check.js',
  bundle: true,
  minify: true,
  // Not as for Node: `yaml` has a CommonJS build for that, which cannot be put into a module.
  platform: 'neutral',
  mainFields: ['module', 'main'],
  external: ['node:*'],
  target: 'node20',
  format: 'esm',
  banner: {js: '#!/usr/bin/env node'},
  legalComments: 'none',
  absWorkingDir: import.meta.dirname,
});
