/** Bytes on the wire before and after the React app, each against its budget. */
import {type Browser, chromium} from '@playwright/test';
import {findChromium} from '@scriptcat/testing/chromium';
import {startOwnServer} from '@scriptcat/testing/own-server';
import {printTable} from './lib/table';

const KB = 1000;

/** Budget of a page before the React app loads. */
const budgets = {
  '/': 60 * KB,
  '/docs/use/use/': 45 * KB,
  '/docs/dev/api/': 45 * KB,
  '/docs/change/': 75 * KB,
  '/uninstall/': 45 * KB,
};
/** Budget of the React app's scripts. */
const scriptBudget = 130 * KB;

/** Opens a page with an empty cache; `isUsed` wakes the React app. */
async function weigh(browser: Browser, url: string, isUsed: boolean) {
  const context = await browser.newContext({viewport: {width: 360, height: 800}, locale: 'zh-CN'});
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  const types = new Map<string, string>();
  const weight = {all: 0, scripts: 0};
  cdp.on('Network.requestWillBeSent', ({requestId, type}) => types.set(requestId, type ?? ''));
  cdp.on('Network.loadingFinished', ({requestId, encodedDataLength}) => {
    weight.all += encodedDataLength;
    if (types.get(requestId) === 'Script') weight.scripts += encodedDataLength;
  });
  await cdp.send('Network.enable');
  await page.goto(url, {waitUntil: 'networkidle'});
  if (isUsed) {
    await page.keyboard.press('Tab');
    await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
    await page.waitForLoadState('networkidle');
  }
  await context.close();
  return weight;
}

const executablePath = findChromium();
if (!executablePath) throw new Error('Install Chromium, or set CHROMIUM_PATH to it.');
const server = await startOwnServer();
const browser = await chromium.launch({executablePath, args: ['--no-sandbox', '--disable-gpu']});
const rows = [['page', 'bytes', 'of its budget']];
let isOver = false;
const add = (name: string, bytes: number, budget: number) => {
  rows.push([name, `${(bytes / KB).toFixed(1)} KB`, `${Math.round((100 * bytes) / budget)} %`]);
  isOver ||= bytes > budget;
};
for (const [page, budget] of Object.entries(budgets)) {
  const {all, scripts} = await weigh(browser, server.origin + page, false);
  add(page, all, budget);
  if (scripts > 0)
    throw new Error(`${page}: ${scripts} bytes of script before the first sign of use.`);
}
const {scripts} = await weigh(browser, `${server.origin}/docs/use/moving/`, true);
add('scripts after a key press', scripts, scriptBudget);
printTable(rows);
await browser.close();
await server.stop();
process.exitCode = isOver ? 1 : 0;
