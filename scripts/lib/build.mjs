import {existsSync, renameSync, rmSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {fail, root, run, say} from './run.mjs';
import {fingerprint, isStamped, writeStamp} from './stamp.mjs';

const buildSettings = [
  'FEEDBACK_URL',
  'SEARCH_URL',
  'SEARCH_APP_ID',
  'SEARCH_API_KEY',
  'SEARCH_INDEX',
  'ANALYTICS_ID',
  'APP_LOADING',
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
const inputs = ['site', 'server', 'packages', 'samples', 'scripts', 'package-lock.json'];

const locales = ['zh-Hans', 'en'];

const siteFolder = path.join(root, 'site');
/** Of the bundler, which keeps it below the folder it runs in, and of our own plugins. */
const bundlerCache = path.join(siteFolder, 'node_modules/.cache');

/**
 * Builds one language in a process of its own.
 * @param {string} locale
 * @param {string} outDir
 */
async function buildLocale(locale, outDir) {
  const docusaurus = createRequire(import.meta.url).resolve('@docusaurus/core/bin/docusaurus.mjs');
  const args = [docusaurus, 'build', '--locale', locale, '--out-dir', outDir];
  // The two must not write each other's generated files.
  const env = {...process.env, DOCUSAURUS_GENERATED_FILES_DIR_NAME: `.docusaurus-${locale}`};
  return run(process.execPath, args, {cwd: siteFolder, env});
}

/** Both languages at once, since most of a build keeps only one processor busy. */
async function buildSite() {
  const build = path.join(siteFolder, 'build');
  // The first language clears its folder while the second is already writing.
  const aside = path.join(root, '.cache/site-en');
  const result = await together(buildLocale('zh-Hans', build), buildLocale('en', aside));
  if (result.code !== 0) return result;
  renameSync(path.join(aside, 'en'), path.join(build, 'en'));
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

const steps = [
  {
    say: 'Building the site in both languages, and the server…',
    run: () => together(buildSite(), runScript('server/build.mjs')),
  },
  {
    say: 'Collecting what can be found…',
    run: () => together(...locales.map((locale) => runScript('scripts/search-records.ts', locale))),
  },
  {
    say: 'Compressing it and hashing its scripts for the server…',
    run: () => runScript('server/src/prepare/main.ts'),
  },
];

/** Builds the site and the server. */
export async function build() {
  const started = performance.now();
  const bundlerPrint = fingerprint(bundlerInputs, buildSettings);
  if (!isStamped('bundler', bundlerPrint)) {
    rmSync(bundlerCache, {recursive: true, force: true});
    writeStamp('bundler', bundlerPrint);
  }
  const print = fingerprint(inputs, buildSettings);
  for (const step of steps) {
    say(step.say);
    const {code} = await step.run();
    if (code !== 0) fail(`The build stopped at "${step.say}": see the message above.`);
  }
  writeStamp('build', print);
  say(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
}

/** Builds when the last build is missing or older than what it is made of. */
export async function buildIfStale() {
  const isBuilt = ['site/build/en/index.html', 'server/dist/main.js'].every((file) =>
    existsSync(path.join(root, file)),
  );
  if (!isBuilt || !isStamped('build', fingerprint(inputs, buildSettings))) await build();
}
