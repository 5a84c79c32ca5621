import {execFileSync} from 'node:child_process';
import {cpSync, rmSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {type LanguageTag, languageTags} from '@scriptcat/contract';
import {bundleConfig, bundledConfig, siteFolder} from './bundle-config';

/** The folder that a language is built into. */
export const builtFolder = (tag: LanguageTag): string =>
  path.resolve(siteFolder, '../.cache/languages', tag);

/** Docusaurus' generated files of a language, with the facts of the build. */
export const generatedFolder = (tag: LanguageTag): string =>
  path.join(siteFolder, `.docusaurus-${tag}`);

/** The bundler puts its cache into the folder it runs in. */
const clearBundlerCache = () =>
  rmSync(path.join(siteFolder, 'node_modules/.cache'), {recursive: true, force: true});

/**
 * Bundles the configuration. The task runs when an input of the pages has changed that the bundler
 * does not watch, such as a sample, so the bundler has to start without its cache.
 */
export async function prepareDocusaurus(): Promise<void> {
  clearBundlerCache();
  await bundleConfig();
}

/** Builds one language with Docusaurus. */
export function runDocusaurus(tag: LanguageTag): void {
  const docusaurus = createRequire(bundledConfig).resolve('@docusaurus/core/bin/docusaurus.mjs');
  const where = ['--config', bundledConfig, '--out-dir', builtFolder(tag)];
  try {
    execFileSync(process.execPath, [docusaurus, 'build', '--locale', tag, ...where], {
      cwd: siteFolder,
      stdio: 'inherit',
      env: {
        ...process.env,
        // Languages must not write each other's generated files.
        DOCUSAURUS_GENERATED_FILES_DIR_NAME: path.basename(generatedFolder(tag)),
        // The bundled configuration is evaluated before Docusaurus sets this.
        DOCUSAURUS_CURRENT_LOCALE: tag,
      },
    });
  } catch (error) {
    // An interrupted bundler may leave half a cache.
    clearBundlerCache();
    throw error;
  }
}

/** Replaces the last build by the built languages. */
export function assemble(folder: string): void {
  rmSync(folder, {recursive: true, force: true});
  for (const tag of languageTags) {
    cpSync(builtFolder(tag), folder, {recursive: true, preserveTimestamps: true});
  }
}
