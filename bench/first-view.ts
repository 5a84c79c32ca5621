/**
 * The first view of our pages against the same text in other generators, on an emulated phone:
 * 360 × 800, 1.6 Mbit/s, 150 ms round trip, a processor four times slower, an empty cache.
 * All sites are built here and served by our server with the same compression; runs take turns.
 *
 * `--runs 9` takes the median of nine runs instead of five.
 */
import path from 'node:path';
import {parseArgs} from 'node:util';
import {type Browser, chromium} from '@playwright/test';
import {findChromium} from '@scriptcat/testing/chromium';
import {startOwnServer} from '@scriptcat/testing/own-server';
import {type Intent, measureIntent} from './first-view/intent';
import {measureView, type View} from './first-view/phone';
import {serveRival} from './first-view/projects';
import {rivals, starlight} from './first-view/rivals';
import {readText} from './first-view/text';
import {isLater, medianView, viewRow, viewTitles} from './first-view/verdict';
import {median} from './lib/figures';
import {printTable} from './lib/table';

const docsPage = '/docs/use/sync/';
const pages = [docsPage, '/docs/dev/api/'];
const ownPages = ['/', '/docs/change/', '/uninstall/'];

interface Site {
  name: string;
  origin: string;
  stop(): Promise<unknown>;
}

async function startRivals(): Promise<Site[]> {
  const text = readText(path.resolve(import.meta.dirname, '../site/build'));
  const sites: Site[] = [];
  for (const rival of rivals) {
    console.log(`preparing ${text.length} pages with ${rival.name}…`);
    const {origin, stop} = await serveRival(rival, text);
    sites.push({name: rival.name, origin, stop});
  }
  return sites;
}

/** Each site in turn, so that a busy moment of the machine meets all of them. */
async function measureInTurns(
  browser: Browser,
  sites: readonly Site[],
  page: string,
  runs: number,
) {
  const views = new Map<string, View[]>(sites.map(({name}) => [name, []]));
  for (let run = 0; run < runs; run += 1) {
    for (const {name, origin} of sites) {
      views.get(name)?.push(await measureView(browser, origin + page));
    }
  }
  return new Map([...views].map(([name, all]) => [name, medianView(all)]));
}

async function comparePage(browser: Browser, sites: readonly Site[], page: string, runs: number) {
  const views = await measureInTurns(browser, sites, page, runs);
  const ours = views.get('ours');
  if (!ours) throw new Error('Our own site is missing.');
  console.log(`\n${page}`);
  printTable([viewTitles, ...[...views].map(([name, view]) => viewRow(name, view, ours))]);
  const theirs = views.get(starlight.name);
  if (!theirs) return true;
  const late = isLater(ours.largestPaint, theirs.largestPaint);
  console.log(`our largest paint ${late ? 'IS' : 'is not'} later than Starlight's`);
  return !late;
}

async function showIntent(browser: Browser, url: string, runs: number) {
  const all: Intent[] = [];
  for (let run = 0; run < runs; run += 1) all.push(await measureIntent(browser, url));
  const middle = (pick: (intent: Intent) => number) => median(all.map(pick));
  const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;
  console.log(`\nafter intent, ${docsPage}
scripts until interactive: ${kilobytes(middle((intent) => intent.scriptBytes))}
scripts with the search dialog: ${kilobytes(middle((intent) => intent.scriptBytesWithSearch))}
first tap on search to its input: ${middle((intent) => intent.inputMs).toFixed(0)} ms
kept of what was typed meanwhile: ${[...new Set(all.map(({kept}) => kept))].join(', ')}`);
}

async function main() {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('Install Chromium, or set CHROMIUM_PATH to it.');
  const {values} = parseArgs({options: {runs: {type: 'string', default: '5'}}});
  const runs = Number(values.runs);
  const others = await startRivals();
  const ours = await startOwnServer();
  let isDone = false;
  ours.ended.then((code) => {
    if (!isDone) console.error(`our server ended with ${code}: ${ours.output().slice(-500)}`);
  });
  const sites = [{name: 'ours', origin: ours.origin, stop: ours.stop}, ...others];
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    // The first page of a browser pays for starting it.
    await measureView(browser, ours.origin + docsPage);
    let isFast = true;
    for (const page of pages) isFast = (await comparePage(browser, sites, page, runs)) && isFast;
    console.log('\npages that have no counterpart elsewhere');
    const own = new Map<string, View>();
    for (const page of ownPages) {
      const [view] = (await measureInTurns(browser, sites.slice(0, 1), page, runs)).values();
      if (view) own.set(page, view);
    }
    printTable([viewTitles, ...[...own].map(([page, view]) => viewRow(page, view))]);
    await showIntent(browser, ours.origin + docsPage, runs);
    process.exitCode = isFast ? 0 : 1;
  } finally {
    isDone = true;
    await browser.close();
    for (const site of sites) await site.stop();
  }
}

await main();
