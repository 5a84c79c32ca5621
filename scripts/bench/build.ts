/**
 * What building takes: the real site cold and warm, then with 100, 1,000 and 3,000 pages in each
 * language, made from our own. Everything happens in a copy below data/bench/build.
 *
 * `--pages 100,1000` builds these sizes only, `--site` the real site only.
 */
import {rmSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {type Cost, measureBuild} from './builds/measure';
import {growSite} from './builds/pages';
import {commitWorkspace, createWorkspace, workspace} from './builds/workspace';
import {printTable} from './lib/table';

const goalSeconds = {cold: 60, warm: 20};
/** Growth beyond the pages' own that a shared machine may add. */
const NOISE = 1.1;

const show = ({seconds, cpuSeconds, peakMiB}: Cost) => [
  `${seconds.toFixed(1)} s`,
  `${cpuSeconds.toFixed(1)} s`,
  `${Math.round(peakMiB)} MiB`,
];
const titles = ['wall', 'processor', 'peak memory'];

async function buildRealSite(): Promise<string[]> {
  createWorkspace();
  commitWorkspace();
  const cold = await measureBuild(workspace);
  const warm = await measureBuild(workspace);
  printTable([
    ['the site', ...titles, 'goal'],
    ['cold', ...show(cold), `${goalSeconds.cold} s`],
    ['warm', ...show(warm), `${goalSeconds.warm} s`],
  ]);
  return [
    ...(cold.seconds > goalSeconds.cold ? ['the cold build is slow'] : []),
    ...(warm.seconds > goalSeconds.warm ? ['the warm build is slow'] : []),
  ];
}

interface Measured {
  pages: number;
  cost: Cost;
}

async function buildSize(pages: number): Promise<Cost> {
  createWorkspace();
  growSite(workspace, pages);
  commitWorkspace();
  return measureBuild(workspace);
}

/** How many times more than the last size; wall time is shown, but other work on a machine moves it. */
function growthFrom(last: Measured, {pages, cost}: Measured) {
  const factors = {
    pages: pages / last.pages,
    wall: cost.seconds / last.cost.seconds,
    processor: cost.cpuSeconds / last.cost.cpuSeconds,
    memory: cost.peakMiB / last.cost.peakMiB,
  };
  const allowed = factors.pages * NOISE;
  const problems = (['processor', 'memory'] as const)
    .filter((name) => factors[name] > allowed)
    .map((name) => `${name} grows faster than the pages at ${pages}`);
  return {cells: Object.values(factors).map((factor) => `× ${factor.toFixed(1)}`), problems};
}

async function buildSizes(sizes: readonly number[]): Promise<string[]> {
  const problems: string[] = [];
  const rows = [['pages in each language', ...titles, 'pages', 'wall', 'processor', 'memory']];
  let last: Measured | undefined;
  for (const pages of sizes) {
    const measured = {pages, cost: await buildSize(pages)};
    const growth = last && growthFrom(last, measured);
    rows.push([pages.toLocaleString('en'), ...show(measured.cost), ...(growth?.cells ?? [])]);
    problems.push(...(growth?.problems ?? []));
    last = measured;
  }
  printTable(rows);
  if (sizes.length > 1 && problems.length === 0) console.log('grows no faster than the pages');
  return problems;
}

const {values} = parseArgs({options: {pages: {type: 'string'}, site: {type: 'boolean'}}});
const problems: string[] = [];
if (values.site || !values.pages) problems.push(...(await buildRealSite()));
if (values.pages || !values.site) {
  const sizes = values.pages?.split(',').map(Number).filter(Boolean) ?? [100, 1000, 3000];
  problems.push(...(await buildSizes(sizes)));
}
rmSync(workspace, {recursive: true, force: true});
console.log(problems.length === 0 ? 'goals met' : `goals missed: ${problems.join(', ')}`);
process.exitCode = problems.length === 0 ? 0 : 1;
