import {readFileSync} from 'node:fs';
import path from 'node:path';
import {build, context} from 'esbuild';

const {dependencies} = JSON.parse(
  readFileSync(path.join(import.meta.dirname, 'package.json'), 'utf8'),
);

/*
 * The configuration with its plugins, and what they know, as one file that Node reads as it is.
 * Docusaurus itself would run hundreds of files and libraries through Babel, several times. It
 * forgets what it has bundled when this file changes, so it is never the answer of an older plugin.
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
 * Makes the file, and again whenever something that it is made of changes.
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
