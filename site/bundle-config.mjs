import {readFileSync} from 'node:fs';
import path from 'node:path';
import {build, context} from 'esbuild';

const {dependencies} = JSON.parse(
  readFileSync(path.join(import.meta.dirname, 'package.json'), 'utf8'),
);

/*
 * Bundles the configuration with its plugins into one file that Node loads directly. Docusaurus
 * itself would run hundreds of files through Babel, several times. A change of this file
 * invalidates Docusaurus' cache.
 */
const outfile = path.join(import.meta.dirname, '.docusaurus-config.cjs');

/** @satisfies {import('esbuild').BuildOptions} */
const options = {
  entryPoints: [path.join(import.meta.dirname, 'docusaurus.config.ts')],
  outfile,
  bundle: true,
  platform: 'node',
  target: 'node20',
  external: Object.keys(dependencies).filter((name) => !name.startsWith('@scriptcat/')),
  logLevel: 'warning',
};

/** @returns {Promise<string>} the path of the file */
export async function bundleConfig() {
  await build(options);
  return outfile;
}

/**
 * Builds the file, and again whenever one of its inputs changes.
 * @param {(file: string) => Promise<void>} use
 */
export async function watchConfig(use) {
  /** @type {import('esbuild').Plugin} */
  const report = {
    name: 'report',
    setup: ({onEnd}) => onEnd(({errors}) => (errors.length === 0 ? use(outfile) : undefined)),
  };
  const watched = await context({...options, plugins: [report]});
  await watched.watch();
}
