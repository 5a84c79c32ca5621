import {existsSync, renameSync, rmSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {tsImport} from 'tsx/esm/api';
import {fail, root, run, say} from './run.mjs';
import {fingerprint, isStamped, writeStamp} from './stamp.mjs';

/** @typedef {typeof import('../../packages/contract/src/index.ts')} Contract */

/** @type {Contract} */
const {locales, inLocale} = await tsImport('../../packages/contract/src/index.ts', import.meta.url);

/** @typedef {typeof import('../../site/plugins/translations/folders.ts')} Translations */

/** @type {Translations} */
const {openTranslations, translatedLanguages} = await tsImport(
  '../../site/plugins/translations/folders.ts',
  import.meta.url,
);

const buildSettings = [
  'FEEDBACK_URL',
  'SEARCH_URL',
  'SEARCH_APP_ID',
  'SEARCH_API_KEY',
  'SEARCH_INDEX',
  'ANALYTICS_ID',
  'APP_LOADING',
  'BUNDLED_ICONS',
  'ICON_MIRRORS',
  'OFFLINE',
  'SITE_URL',
].map((name) => process.env[name]);

/** What the site is made of besides its pages; the bundler's cache does not watch these. */
const bundlerInputs = [
  'site/plugins',
  'site/docusaurus.config.ts',
  'packages',
  'samples',
  'package-lock.json',
];
/** What a build reads; deploy/Dockerfile copies the same. */
export const inputs = [
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

/** A translated page changes with its original when that makes it older; the cache cannot see it. */
const staleSections = () =>
  translatedLanguages.map((language) =>
    JSON.stringify(openTranslations(siteFolder, language).findChanged()),
  );

/** The server serves the same folder; another one holds a build with other settings. */
const buildFolder = path.resolve(root, process.env.SITE_FOLDER?.trim() || 'site/build');
/** Of the bundler, which keeps it below the folder it runs in. */
const bundlerCache = path.join(siteFolder, 'node_modules/.cache');
const stamp = `build-${path.basename(buildFolder)}`;

/**
 * Builds one language in a process of its own.
 * @param {string} locale
 * @param {string} outDir
 */
async function buildLocale(locale, outDir) {
  const docusaurus = createRequire(import.meta.url).resolve('@docusaurus/core/bin/docusaurus.mjs');
  const args = [docusaurus, 'build', '--locale', locale, '--out-dir', outDir];
  // Languages must not write each other's generated files.
  const env = {...process.env, DOCUSAURUS_GENERATED_FILES_DIR_NAME: `.docusaurus-${locale}`};
  return run(process.execPath, args, {cwd: siteFolder, env});
}

/** All languages at once, since most of a build keeps only one processor busy. */
async function buildSite() {
  const [first, ...others] = locales;
  // Docusaurus clears the folder it builds to, while the other languages are already writing.
  const aside = (/** @type {string} */ locale) => path.join(root, `.cache/site-${locale}`);
  const result = await together(
    buildLocale(first, buildFolder),
    ...others.map((locale) => buildLocale(locale, aside(locale))),
  );
  if (result.code !== 0) return result;
  for (const locale of others) {
    const place = inLocale('/', locale);
    renameSync(path.join(aside(locale), place), path.join(buildFolder, place));
  }
  return {code: 0};
}

/**
 * Runs a script of the workspace.
 * @param {readonly string[]} args
 */
const runScript = (...args) => run(process.execPath, ['--import', 'tsx', ...args]);

/**
 * Several commands at once; the first failure counts.
 * @param {readonly Promise<{code: number}>[]} runs
 */
async function together(...runs) {
  const results = await Promise.all(runs);
  return results.find(({code}) => code !== 0) ?? {code: 0};
}

/** Docusaurus builds the pages; what is done to them afterwards is listed in pipeline/src/steps.ts. */
const stages = [
  {
    say: 'Building the site in all languages, and the server…',
    run: () => together(buildSite(), runScript('server/build.mjs')),
  },
  {
    say: 'Finishing the pages of each language…',
    run: () => together(...locales.map((locale) => runScript('pipeline/src/main.ts', locale))),
  },
  {
    say: 'Finishing the site for the server…',
    run: () => runScript('pipeline/src/main.ts'),
  },
];

/** Builds the site and the server. */
export async function build() {
  const started = performance.now();
  const bundlerPrint = fingerprint(bundlerInputs, staleSections());
  if (!isStamped('bundler', bundlerPrint)) {
    rmSync(bundlerCache, {recursive: true, force: true});
    writeStamp('bundler', bundlerPrint);
  }
  const print = fingerprint(inputs, buildSettings);
  for (const stage of stages) {
    say(stage.say);
    const {code} = await stage.run();
    if (code !== 0) fail(`The build stopped at "${stage.say}": see the message above.`);
  }
  writeStamp(stamp, print);
  say(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
}

/** Builds when the last build is missing or older than what it is made of. */
export async function buildIfStale() {
  const isBuilt = [path.join(buildFolder, 'index.html'), path.join(root, 'server/dist/main.js')];
  const isFresh = isStamped(stamp, fingerprint(inputs, buildSettings));
  if (!isBuilt.every((file) => existsSync(file)) || !isFresh) await build();
}
