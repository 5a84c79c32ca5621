import {readFileSync} from 'node:fs';
import path from 'node:path';
import {type BuildOptions, build, context} from 'esbuild';

export const siteFolder = path.resolve(import.meta.dirname, '../../site');

const {dependencies} = JSON.parse(readFileSync(path.join(siteFolder, 'package.json'), 'utf8'));

/*
 * Bundles the configuration with its plugins into one file that Node loads directly. Docusaurus
 * itself would run hundreds of files through Babel, several times. A change of this file
 * invalidates Docusaurus' cache.
 */
export const bundledConfig = path.join(siteFolder, '.docusaurus-config.cjs');
/** Another file for the dev server, so that it does not invalidate the cache of builds. */
export const devConfig = path.join(siteFolder, '.docusaurus-dev-config.cjs');

const options: BuildOptions = {
  entryPoints: [path.join(siteFolder, 'docusaurus.config.ts')],
  bundle: true,
  platform: 'node',
  target: 'node20',
  external: Object.keys(dependencies).filter((name) => !name.startsWith('@scriptcat/')),
  logLevel: 'warning',
};

export const bundleConfig = (outfile = bundledConfig) => build({...options, outfile});

/** Bundles the configuration for the dev server, and again whenever an input changes. */
export async function watchConfig(onBuilt: () => Promise<void>): Promise<void> {
  const watched = await context({
    ...options,
    outfile: devConfig,
    plugins: [
      {
        name: 'report',
        setup: ({onEnd}) => onEnd(({errors}) => (errors.length === 0 ? onBuilt() : undefined)),
      },
    ],
  });
  await watched.watch();
}
