/**
 * The script checker on scripts of several sizes, in the built site and in a real browser: how long
 * its worker is busy with one answer once it is warm, and the longest task of the page's own thread
 * while somebody types. Both are processor time, which a busy machine does not change.
 */
import {type Browser, chromium, type Page} from '@playwright/test';
import {findChromium} from '@scriptcat/testing/chromium';
import {startOwnServer} from '@scriptcat/testing/own-server';
import {printTable} from './lib/table';

const header =
  '// ==UserScript==\n// @name a\n// @version 1\n// @match https://a.example/*\n// ==/UserScript==\n';
const piece = `function show(list, {limit = 40} = {}) {
  const cheap = list.filter((item) => item.price < limit && !/^used/i.test(item.name));
  for (const item of cheap) document.querySelector(\`#p\${item.id}\`)?.classList.add("cheap");
  GM_log(cheap.length + " of " + list.length);
}
`;

const sizes = [
  {bytes: 10_000, goal: 50},
  {bytes: 50_000, goal: undefined},
  {bytes: 200_000, goal: 300},
];
const longestTaskGoal = 50;

/** What a task does for the page; a task without any of it is the browser's, such as the tracing. */
const workNames = new Set(['EventDispatch', 'FunctionCall', 'FireAnimationFrame', 'Layout']);

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** Start and duration in microseconds. */
  ts: number;
  dur?: number;
  /** Processor time in microseconds. */
  tdur?: number;
  args: {name?: string};
}

/** Opens a text as a file and waits until its answer is there. */
async function openScript(page: Page, bytes: number): Promise<void> {
  await page.locator('input[type="file"]').setInputFiles({
    name: 'a.user.js',
    mimeType: 'text/javascript',
    buffer: Buffer.from(header + piece.repeat(Math.ceil(bytes / piece.length))),
  });
  await page.getByText('GM_log is used without its @grant').waitFor();
}

/** The longest task of each thread while a line is typed, in milliseconds of processor time. */
async function longestTasks(browser: Browser, page: Page) {
  await page.locator('.cm-content').click();
  await browser.startTracing(page, {
    categories: ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline'],
  });
  await page.keyboard.type('// a remark that somebody types', {delay: 120});
  await page.getByText('// a remark that somebody types').waitFor();
  await page.locator('[aria-busy="true"]').waitFor({state: 'detached'});
  const {traceEvents} = JSON.parse(String(await browser.stopTracing())) as {
    traceEvents: TraceEvent[];
  };
  const threads = new Map<string, string>();
  for (const {name, pid, tid, args} of traceEvents) {
    if (name === 'thread_name') threads.set(`${pid} ${tid}`, args.name ?? '');
  }
  const longest = (thread: string): number => {
    const events = traceEvents.filter(({pid, tid}) => threads.get(`${pid} ${tid}`) === thread);
    const work = events.filter(({name}) => workNames.has(name));
    const tasks = events.filter(
      ({name, ts, dur = 0}) =>
        name === 'RunTask' && work.some((event) => event.ts >= ts && event.ts <= ts + dur),
    );
    if (tasks.length === 0) throw new Error(`The browser told of no task of ${thread}.`);
    return tasks.reduce((most, {tdur = 0}) => Math.max(most, tdur / 1000), 0);
  };
  return {page: longest('CrRendererMain'), worker: longest('DedicatedWorker thread')};
}

const server = await startOwnServer();
const executablePath = findChromium();
const browser = await chromium.launch(executablePath ? {executablePath} : {});
let failed = 0;
try {
  const page = await browser.newPage({viewport: {width: 1440, height: 900}, locale: 'en'});
  const rows = [['script', 'answer in the worker', 'goal', 'longest task of the page', 'goal']];
  for (const {bytes, goal} of sizes) {
    await page.goto(`${server.origin}/en/docs/dev/tools/header/`);
    await page.locator('.cm-content').waitFor();
    await openScript(page, bytes);
    const {page: task, worker: answer} = await longestTasks(browser, page);
    if (answer > (goal ?? Number.POSITIVE_INFINITY) || task > longestTaskGoal) failed += 1;
    rows.push([
      `${bytes / 1000} KB`,
      `${answer.toFixed(0)} ms`,
      goal === undefined ? '' : `${goal} ms`,
      `${task.toFixed(0)} ms`,
      `${longestTaskGoal} ms`,
    ]);
  }
  printTable(rows);
} finally {
  await browser.close();
  await server.stop();
}
process.exitCode = failed === 0 ? 0 : 1;
