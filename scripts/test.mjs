import {mkdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {buildIfStale} from './lib/build.mjs';
import {runChecks} from './lib/checks.mjs';
import {ensureChromium} from './lib/chromium.mjs';
import {root, run, say} from './lib/run.mjs';

const reports = path.join(root, '.cache/reports');
mkdirSync(reports, {recursive: true});

/** @param {string} file */
const readReport = (file) => JSON.parse(readFileSync(path.join(reports, file), 'utf8'));

async function runUnitTests() {
  const file = path.join(reports, 'unit.json');
  const {code} = await run('npx', [
    '--no-install',
    'vitest',
    'run',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile=${file}`,
  ]);
  const {numPassedTests, numFailedTests} = readReport('unit.json');
  // A suite that cannot be loaded fails the run without failing a test.
  return {passed: numPassedTests, failed: numFailedTests || (code === 0 ? 0 : 1)};
}

/** @param {string} chromium */
async function runBrowserTests(chromium) {
  const {code} = await run(
    'npx',
    ['--no-install', 'playwright', 'test', '--config', 'e2e/playwright.config.ts'],
    {
      env: {
        ...process.env,
        CHROMIUM_PATH: chromium,
        PLAYWRIGHT_JSON_OUTPUT_FILE: path.join(reports, 'browser.json'),
      },
    },
  );
  const {stats} = readReport('browser.json');
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected || (code === 0 ? 0 : 1),
  };
}

const chromium = await ensureChromium();
await buildIfStale();
say('Static checks…');
const results = [await runChecks()];
say('Unit tests…');
results.push(await runUnitTests());
say('Browser tests…');
results.push(await runBrowserTests(chromium));

const passed = results.reduce((sum, result) => sum + result.passed, 0);
const failed = results.reduce((sum, result) => sum + result.failed, 0);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;
