import {spawnSync} from 'node:child_process';
import {cpSync, existsSync, readFileSync, rmSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {tsImport} from 'tsx/esm/api';
import {bundleConfig} from '../../site/bundle-config.mjs';
import {fail, root, run, say} from './run.mjs';
import {fingerprint, isStamped, writeStamp} from './stamp.mjs';

/** @typedef {typeof import('../../packages/contract/src/index.ts')} Contract */

/** @type {Contract} */
const {languageTags} = await tsImport('../../packages/contract/src/index.ts', import.meta.url);

/** @typedef {typeof import('../../site/plugins/translations/folders.ts')} Translations */

/** @type {Translations} */
const {docsFolder, openTranslations} = await tsImport(
  '../../site/plugins/translations/folders.ts',
  import.meta.url,
);

/** @typedef {typeof import('../../site/settings.ts')} Settings */

/** @type {Settings} */
const {buildSettings} = await tsImport('../../site/settings.ts', import.meta.url);
const settingValues = () => buildSettings.map((name) => process.env[name]);

/** Inputs of the site besides its pages. The bundler's cache does not watch them. */
const bundlerInputs = [
  'site/plugins',
  'site/docusaurus.config.ts',
  'content',
  'packages',
  'samples',
  'package-lock.json',
];
/** All inputs of a build. deploy/Dockerfile copies the same ones. */
export const inputs = [
  'content',
  'site',
  'server',
  'packages',
  'samples',
  'pipeline',
  'scripts',
  'templates',
  'package-lock.json',
];

const siteFolder = path.join(root, 'site');

/** Must be the folder that the server serves. */
const buildFolder = path.resolve(root, process.env.SITE_FOLDER?.trim() || 'site/build');
/** The bundler puts its cache into the folder it runs in. */
const bundlerCache = path.join(siteFolder, 'node_modules/.cache');
const stamp = `build-${path.basename(buildFolder)}`;

/** The built language, kept until one of its inputs changes. */
const keptFolder = (/** @type {string} */ language) =>
  path.join(root, '.cache/languages', language);

/** Docusaurus' generated files of a language, with the facts of the build. */
const generatedFolder = (/** @type {string} */ language) =>
  path.join(siteFolder, `.docusaurus-${language}`);

/** The folder of a language's texts, relative to the workspace. */
const textsFolder = (/** @type {import('@scriptcat/contract').LanguageTag} */ tag) =>
  tag === languageTags[0] ? `site/${docsFolder(tag)}` : `site/i18n/${tag}`;

/** Pages whose HTML depends on the original language: outdated and missing translations. */
function sharedWithOriginals(/** @type {string} */ language) {
  if (language === languageTags[0]) return {changed: [], untranslated: [], originals: ''};
  const {findChanged, findUntranslated, originals} = openTranslations(siteFolder, language);
  return {changed: findChanged(), untranslated: findUntranslated(), originals};
}

/** Pages show their date of change, so the last commit is an input. */
function lastCommit(/** @type {readonly string[]} */ without) {
  const paths = ['site', ...without.map((folder) => `:!${folder}`)];
  return spawnSync('git', ['log', '-1', '--format=%H', '--', ...paths], {cwd: root}).stdout ?? '';
}

/**
 * The fingerprint of a language's inputs, without the texts of other languages.
 * @param {string} language
 */
function printOfLanguage(language) {
  const others = languageTags.filter((other) => other !== language).map(textsFolder);
  const {changed, untranslated, originals} = sharedWithOriginals(language);
  const shown = untranslated.map((page) => readFileSync(path.join(originals, page)));
  const texts = [JSON.stringify(changed), ...untranslated, ...shown, lastCommit(others)];
  return fingerprint(inputs, [...settingValues(), ...texts.map(String)], others);
}

/**
 * Builds one language in its own process.
 * @param {string} language
 * @param {string} config
 */
async function runDocusaurus(language, config) {
  const docusaurus = createRequire(import.meta.url).resolve('@docusaurus/core/bin/docusaurus.mjs');
  const where = ['--config', config, '--out-dir', keptFolder(language)];
  const args = [docusaurus, 'build', '--locale', language, ...where];
  // Languages must not write each other's generated files.
  const env = {
    ...process.env,
    DOCUSAURUS_GENERATED_FILES_DIR_NAME: path.basename(generatedFolder(language)),
    // The bundled configuration is evaluated before Docusaurus sets this.
    DOCUSAURUS_CURRENT_LOCALE: language,
  };
  return run(process.execPath, args, {cwd: siteFolder, env});
}

/**
 * Runs Docusaurus, then the steps of pipeline/src/steps.ts.
 * @param {string} language
 * @param {string} config
 */
async function buildLanguage(language, config) {
  const name = `language-${language}`;
  const print = printOfLanguage(language);
  const isKept = [keptFolder(language), generatedFolder(language)].every((folder) =>
    existsSync(folder),
  );
  if (isKept && isStamped(name, print)) {
    say(`${language}: nothing has changed since it was built.`);
    return {code: 0};
  }
  writeStamp(name, '');
  const {code} = await runDocusaurus(language, config);
  if (code !== 0) return {code};
  const result = await runScript('pipeline/src/main.ts', language, keptFolder(language));
  if (result.code === 0) writeStamp(name, print);
  return result;
}

/**
 * Builds all languages in parallel, since most of a build uses one core. The bundler's cache is
 * kept only if its inputs are the same and the last build was not interrupted.
 */
async function buildLanguages() {
  const print = fingerprint(bundlerInputs);
  if (!isStamped('bundler', print)) rmSync(bundlerCache, {recursive: true, force: true});
  writeStamp('bundler', '');
  const config = await bundleConfig();
  const languages = languageTags.map((language) => buildLanguage(language, config));
  const result = await together(...languages, runScript('server/build.mjs'));
  writeStamp('bundler', print);
  return result;
}

/** Replaces the last build only after all languages succeeded. */
async function assemble() {
  rmSync(buildFolder, {recursive: true, force: true});
  for (const language of languageTags) {
    cpSync(keptFolder(language), buildFolder, {recursive: true, preserveTimestamps: true});
  }
  return {code: 0};
}

/**
 * Runs a script of the workspace.
 * @param {readonly string[]} args
 */
const runScript = (...args) => run(process.execPath, ['--import', 'tsx', ...args]);

/**
 * Runs several commands in parallel and returns the first failure.
 * @param {readonly Promise<{code: number}>[]} runs
 */
async function together(...runs) {
  const results = await Promise.all(runs);
  return results.find(({code}) => code !== 0) ?? {code: 0};
}

const stages = [
  {say: 'Building the site in all languages, and the server…', run: buildLanguages},
  {say: 'Putting the languages together…', run: assemble},
  {
    say: 'Finishing the site for the server…',
    run: () => runScript('pipeline/src/main.ts', 'site', buildFolder),
  },
];

/** Builds the site and the server. */
export async function build() {
  const started = performance.now();
  const print = fingerprint(inputs, settingValues());
  for (const stage of stages) {
    say(stage.say);
    const {code} = await stage.run();
    if (code !== 0) fail(`The build stopped at "${stage.say}": see the message above.`);
  }
  writeStamp(stamp, print);
  say(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
}

/** Builds if there is no build or an input has changed. */
export async function buildIfStale() {
  const isBuilt = [path.join(buildFolder, 'index.html'), path.join(root, 'server/dist/main.js')];
  const isFresh = isStamped(stamp, fingerprint(inputs, settingValues()));
  if (!isBuilt.every((file) => existsSync(file)) || !isFresh) await build();
}
