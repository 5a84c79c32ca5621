import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {mkdirSync, readFileSync, rmSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {type LanguageTag, languageTags} from '@scriptcat/contract';
import {bundleConfig, bundledConfig, siteFolder} from './bundle-config';
import {listFiles, writeIfChanged} from './disk-cache';

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

/** Docusaurus' program. Its own packages are found from there. */
export const docusaurusProgram = (): string =>
  createRequire(bundledConfig).resolve('@docusaurus/core/bin/docusaurus.mjs');

/** Builds one language with Docusaurus. */
export async function runDocusaurus(tag: LanguageTag): Promise<void> {
  const where = ['--config', bundledConfig, '--out-dir', builtFolder(tag)];
  const build = spawn(process.execPath, [docusaurusProgram(), 'build', '--locale', tag, ...where], {
    cwd: siteFolder,
    stdio: 'inherit',
    env: {
      ...process.env,
      // Languages must not write each other's generated files.
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: path.basename(generatedFolder(tag)),
      // The bundled configuration is evaluated before Docusaurus sets this.
      DOCUSAURUS_CURRENT_LOCALE: tag,
      // A later step minifies the pages that have changed.
      SKIP_HTML_MINIFICATION: 'true',
    },
  });
  const [code] = await once(build, 'exit');
  if (code === 0) return;
  // An interrupted bundler may leave half a cache.
  clearBundlerCache();
  throw new Error(`Docusaurus couldn’t build ${tag}. See its message above.`);
}

/** Makes the folder the union of the built languages. Compressed files stay beside theirs. */
export function assemble(folder: string): void {
  const built = new Map<string, string>();
  for (const tag of languageTags) {
    for (const file of listFiles(builtFolder(tag))) built.set(file, builtFolder(tag));
  }
  mkdirSync(folder, {recursive: true});
  for (const file of listFiles(folder)) {
    const isKnown = built.has(file) || built.has(file.replace(/\.(br|gz)$/, ''));
    if (!isKnown) rmSync(path.join(folder, file));
  }
  for (const [file, from] of built) {
    writeIfChanged(path.join(folder, file), readFileSync(path.join(from, file)));
  }
}
