import path from 'node:path';
import type {Browser, CDPSession, Page} from '@playwright/test';

const ROUND_TRIP_MS = 150;
const BITS_PER_SECOND = 1_600_000;
const CPU_SLOWDOWN = 4;
const QUIET_MS = 500;
/** What a page does by itself in this time belongs to the first view. */
const FIRST_VIEW_MS = 5000;

/** What a visitor waits for and pays for. Times are milliseconds after the navigation began. */
export interface View {
  bytes: number;
  scriptBytes: number;
  requests: number;
  firstPaint: number;
  largestPaint: number;
  /** Time in tasks beyond their first 50 ms. */
  blocking: number;
  longestTask: number;
}

interface Timings {
  firstPaint: number;
  largestPaint: number;
  longTasks: {start: number; duration: number}[];
}

declare global {
  interface Window {
    benchTimings: Timings;
  }
}

/** Plain files, since a compiled function would ask the page for the compiler's helpers. */
export const inPage = (name: string) => ({
  path: path.join(import.meta.dirname, 'in-page', name),
});

/** Counts what travels, as it would be billed: compressed, with header fields. */
async function countTraffic(cdp: CDPSession) {
  const types = new Map<string, string>();
  const finished: {type: string; bytes: number}[] = [];
  let open = 0;
  let lastChange = performance.now();
  const change = (difference: number) => {
    open += difference;
    lastChange = performance.now();
  };
  cdp.on('Network.requestWillBeSent', ({requestId, request, type}) => {
    if (!/^https?:/.test(request.url)) return;
    // A redirect repeats the id of its request.
    if (!types.has(requestId)) change(1);
    types.set(requestId, type ?? 'Other');
  });
  const end = (requestId: string, bytes: number) => {
    const type = types.get(requestId);
    if (!type) return;
    finished.push({type, bytes});
    change(-1);
  };
  cdp.on('Network.loadingFinished', ({requestId, encodedDataLength}) =>
    end(requestId, encodedDataLength),
  );
  cdp.on('Network.loadingFailed', ({requestId}) => end(requestId, 0));
  await cdp.send('Network.enable');
  const sum = (files: typeof finished) => files.reduce((total, {bytes}) => total + bytes, 0);
  return {
    requests: () => types.size,
    bytes: () => sum(finished),
    scriptBytes: () => sum(finished.filter(({type}) => type === 'Script')),
    async quiet() {
      while (open > 0 || performance.now() - lastChange < QUIET_MS) {
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
  };
}

export interface Phone {
  page: Page;
  traffic: Awaited<ReturnType<typeof countTraffic>>;
}

/** Lends a phone that has never seen the site: small, slow, with an empty cache. */
export async function withPhone<Result>(
  browser: Browser,
  use: (phone: Phone) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({
    viewport: {width: 360, height: 800},
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'zh-CN',
    bypassCSP: true,
  });
  try {
    const page = await context.newPage();
    await page.addInitScript(inPage('timings.js'));
    const cdp = await context.newCDPSession(page);
    const traffic = await countTraffic(cdp);
    await cdp.send('Network.setCacheDisabled', {cacheDisabled: true});
    await cdp.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: ROUND_TRIP_MS,
      downloadThroughput: BITS_PER_SECOND / 8,
      uploadThroughput: BITS_PER_SECOND / 8,
    });
    await cdp.send('Emulation.setCPUThrottlingRate', {rate: CPU_SLOWDOWN});
    return await use({page, traffic});
  } finally {
    await context.close();
  }
}

/** Time in tasks beyond their first 50 ms, as "total blocking time" counts it. */
export const blockingTime = (tasks: Timings['longTasks']): number =>
  tasks.reduce((sum, {duration}) => sum + Math.max(0, duration - 50), 0);

/** Opens a page and looks on until it has been there for five seconds and is quiet. */
export function measureView(browser: Browser, url: string): Promise<View> {
  return withPhone(browser, async ({page, traffic}) => {
    await page.goto(url, {waitUntil: 'load', timeout: 60_000});
    await page.waitForFunction((time) => performance.now() > time, FIRST_VIEW_MS);
    await traffic.quiet();
    const timings = await page.evaluate(() => window.benchTimings);
    const early = timings.longTasks.filter(({start}) => start < FIRST_VIEW_MS);
    return {
      bytes: traffic.bytes(),
      scriptBytes: traffic.scriptBytes(),
      requests: traffic.requests(),
      firstPaint: timings.firstPaint,
      largestPaint: timings.largestPaint,
      blocking: blockingTime(timings.longTasks),
      longestTask: Math.max(0, ...early.map(({duration}) => duration)),
    };
  });
}
