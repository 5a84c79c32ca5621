/**
 * The tools for authors on ordinary scripts and on texts that are hard to read, up to 100 KB: how
 * long the first call in a new process takes, and how long one takes after that. Both have 50 ms.
 */
import {spawnSync} from 'node:child_process';
import {median} from './lib/figures';
import {printTable} from './lib/table';
import {hardTexts, scripts, tools} from './tools/cases';

const kinds = {...scripts, ...hardTexts};
/** What is too long for a parser is over sooner, so the sizes in between matter most. */
const scriptSizes = [5, 10, 15, 20, 35, 60, 100];
const hardSizes = [10, 100];
const limit = 50;
const warmCalls = 12;

interface Timing {
  cold: number;
  warm: number;
}

/** The best of the later calls: what is slower than that was the machine's other work. */
function measure(tool: string, kind: string, size: number): Timing {
  const call = tools[tool];
  const text = kinds[kind]?.(size);
  if (!call || text === undefined) throw new Error(`There is no "${tool}" with "${kind}".`);
  const times = Array.from({length: warmCalls + 1}, () => {
    const started = performance.now();
    call(text);
    return performance.now() - started;
  });
  const [cold = 0, ...later] = times;
  return {cold, warm: Math.min(...later)};
}

function measureInNewProcess(tool: string, kind: string, size: number): Timing {
  const args = ['--import', 'tsx', import.meta.filename, tool, kind, String(size)];
  const {stdout, status, stderr} = spawnSync(process.execPath, args, {encoding: 'utf8'});
  if (status !== 0) throw new Error(`"${tool}" failed on "${kind}": ${stderr}`);
  return JSON.parse(stdout) as Timing;
}

/** A process has only one first call, so a slow one is confirmed by the middle of five. */
function confirm(tool: string, kind: string, size: number): Timing {
  const first = measureInNewProcess(tool, kind, size);
  if (Math.max(first.cold, first.warm) <= limit) return first;
  const others = Array.from({length: 4}, () => measureInNewProcess(tool, kind, size));
  const all = [first, ...others];
  return {cold: median(all.map(({cold}) => cold)), warm: median(all.map(({warm}) => warm))};
}

/** Measures and prints every tool with some kinds of text; tells how many texts were too slow. */
function compare(names: readonly string[], kilobytes: readonly number[]): number {
  const rows = Object.keys(tools).flatMap((tool) =>
    names.map((kind) => ({
      cells: [tool, kind],
      timings: kilobytes.map((size) => confirm(tool, kind, size * 1000)),
    })),
  );
  const titles = ['tool', 'text', ...kilobytes.map((size) => `${size} KB`)];
  for (const moment of ['cold', 'warm'] as const) {
    const title = moment === 'cold' ? 'First call in a new process' : 'Later calls';
    console.log(`\n${title}, in milliseconds:`);
    printTable([
      titles,
      ...rows.map(({cells, timings}) => [
        ...cells,
        ...timings.map((timing) => timing[moment].toFixed(1)),
      ]),
    ]);
  }
  const timings = rows.flatMap((row) => row.timings);
  return timings.filter(({cold, warm}) => Math.max(cold, warm) > limit).length;
}

function compareAll() {
  const slow =
    compare(Object.keys(scripts), scriptSizes) + compare(Object.keys(hardTexts), hardSizes);
  console.log(
    slow === 0
      ? `\nNo call takes more than ${limit} ms, not even the first one in a process.`
      : `\n${slow} calls take MORE than ${limit} ms.`,
  );
  process.exitCode = slow === 0 ? 0 : 1;
}

const [tool, kind, size] = process.argv.slice(2);
if (tool && kind && size) console.log(JSON.stringify(measure(tool, kind, Number(size))));
else compareAll();
