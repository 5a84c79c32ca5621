import {mkdtempSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {defineConfig} from '@playwright/test';
import {findChromium} from '@scriptcat/testing/chromium';
import {installedOldChromiums} from '@scriptcat/testing/old-chromium';
import {announceMissing} from '@scriptcat/testing/requirements';
import {whyNotCompared} from './long/screenshots/taken-with';
import {isLong, userAgents} from './site';

// Workers read the configuration again and have to find the server that the first reading started.
if (isLong && !process.env.E2E_PORT) {
  announceMissing(['nginx', 'firefox', 'webkit']);
  if (installedOldChromiums().length === 0) {
    console.log('Not run: old Chromium (npm run engines:old fetches versions 103 and 109)');
  }
  const reason = whyNotCompared();
  if (reason) console.log(`Not run: screenshots of pages (${reason})`);
}
// Below the ports that the system gives to outgoing connections.
process.env.E2E_PORT ??= String(20_000 + Math.floor(Math.random() * 12_000));
process.env.E2E_DATA ??= mkdtempSync(path.join(tmpdir(), 'scriptcat-e2e-'));
const baseURL = `http://127.0.0.1:${process.env.E2E_PORT}/`;

export default defineConfig({
  testDir: '.',
  testIgnore: isLong ? [] : ['long/**'],
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A shared machine may stall; a test that needs its second try is reported as flaky.
  retries: process.env.CI ? 1 : 0,
  workers: 2,
  timeout: 30_000,
  expect: {timeout: 15_000},
  outputDir: '../.cache/e2e',
  snapshotPathTemplate: '{testDir}/long/screenshots/{arg}{ext}',
  reporter: [
    ['dot'],
    [
      'json',
      {outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? '../.cache/reports/browser.json'},
    ],
  ],
  use: {
    baseURL,
    locale: 'en-US',
    // Pages treat the headless browser's own user agent as unknown.
    userAgent: userAgents.chrome(),
    permissions: ['clipboard-read', 'clipboard-write'],
    // Pages come from the server. The tests of the worker allow it.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: findChromium(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // As on desktops: a frame of another origin cannot hold up its page.
        '--site-per-process',
        '--enable-features=IsolateSandboxedIframes',
        // Otherwise a process is started ahead for every page, a fifth of what a test costs.
        '--renderer-process-limit=1',
      ],
    },
  },
  webServer: {
    command: 'node server/dist/main.js',
    cwd: '..',
    url: `${baseURL}healthz`,
    env: {
      PORT: process.env.E2E_PORT,
      // Every test comes from one address.
      FEEDBACK_PER_HOUR: '100000',
      SERVICE_PER_MINUTE: '100000',
      SERVICE_TOTAL_PER_MINUTE: '100000',
      SEARCH_PER_MINUTE: '100000',
      SEARCH_TOTAL_PER_MINUTE: '100000',
      DATABASE_URL: `file:${path.join(process.env.E2E_DATA, 'feedback.db')}`,
    },
    stdout: 'ignore',
  },
});
