import {existsSync, mkdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {build} from './lib/build';
import {runChecks} from './lib/checks';
import {findExtension} from './lib/extension';
import {ensureChromium, installRequirements} from './lib/machine';
import {root, runProgram, say} from './lib/run.mjs';

// `npm test` covers every behaviour in one engine; `npm run test:all` adds the long suites, and
// `npm run test:all -- --install` brings the programs that they need.
const isAll = process.argv.includes('--all');
const mayInstall = process.argv.includes('--install');

const reports = path.join(root, '.cache/reports');
mkdirSync(reports, {recursive: true});

const readReport = (file: string) => JSON.parse(readFileSync(path.join(reports, file), 'utf8'));

async function runUnitTests() {
  const file = path.join(reports, 'unit.json');
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile=${file}`];
  const {code} = await runProgram(['vitest', 'run', ...reporters]);
  const {numPassedTests, numFailedTests} = readReport('unit.json');
  // A suite that fails to load fails the run without a failed test.
  return {passed: numPassedTests, failed: numFailedTests || (code === 0 ? 0 : 1)};
}

interface Suite {
  title: string;
  specs?: {title: string; tests: {status: string}[]}[];
  suites?: Suite[];
}

/** Titles of the flaky tests in a report. */
function flakyTests({title, specs = [], suites = []}: Suite): string[] {
  const own = specs.filter(({tests}) => tests.some(({status}) => status === 'flaky'));
  return [...own.map((spec) => spec.title), ...suites.flatMap(flakyTests)].map(
    (name) => `${title} › ${name}`,
  );
}

/** The site without its two largest features, which e2e/long/plain-build.spec.ts visits. */
const plainFolder = path.join(root, '.cache/plain');

async function runBrowserTests(chromium: string) {
  const file = path.join(reports, 'browser.json');
  const {code} = await runProgram(['playwright', 'test', '--config', 'e2e/playwright.config.ts'], {
    env: {
      ...process.env,
      CHROMIUM_PATH: chromium,
      ...(isAll ? {LONG: '1', PLAIN_BUILD: plainFolder} : {}),
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    },
  });
  const {stats, suites} = readReport('browser.json');
  for (const name of suites.flatMap(flakyTests)) console.log(`flaky: ${name}`);
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected || (code === 0 ? 0 : 1),
  };
}

/** Parts of the verification that fit into the half hour; scenes take as long again. */
const verified = ['claims', 'samples', 'matching', 'cron', 'labels', 'links'];

/** Verifies the site against the real extension, if there is one. */
async function runVerification() {
  const extension = findExtension();
  if (!extension) {
    console.log('There’s no real extension (SCRIPTCAT_EXTENSION), so nothing was verified.');
    return {passed: 0, failed: 0};
  }
  rmSync(path.join(reports, 'verify.json'), {force: true});
  const {code} = await runProgram(['tsx', 'verify/src/main.ts', extension, '--check', ...verified]);
  // A run that crashed has no report, and has failed.
  if (!existsSync(path.join(reports, 'verify.json'))) return {passed: 0, failed: 1};
  const {passed, failed} = readReport('verify.json');
  return {passed, failed: failed || (code === 0 ? 0 : 1)};
}

const started = performance.now();
if (isAll && mayInstall) await installRequirements();
const chromium = await ensureChromium();
say('Checks of the source…');
const results = [await runChecks('source', ({isUnitTest}) => !isUnitTest)];
say('Unit tests…');
results.push(await runUnitTests());
// First the build with other settings, so that the usual one is the last and stays fresh.
if (isAll) await build({APP_LOADING: 'eager', OFFLINE: 'off', SITE_FOLDER: plainFolder});
await build();
say('Checks of the build…');
results.push(await runChecks('build'));
say('Browser tests…');
results.push(await runBrowserTests(chromium));
if (isAll) {
  say('The real extension…');
  results.push(await runVerification());
}

const sum = (kind: 'passed' | 'failed') =>
  results.reduce((total, result) => total + result[kind], 0);
say(`${((performance.now() - started) / 60_000).toFixed(1)} minutes`);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') > 0 ? 1 : 0;
