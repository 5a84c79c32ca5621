/**
 * The tools for authors on texts that are hard to read, of 10 KB and of 100 KB: how long the first
 * call in a new process takes, and how long one takes after that. A warm call has 50 ms.
 */
import {spawnSync} from 'node:child_process';
import {kinds, tools} from './tools/cases';

const small = 10_000;
const large = 100_000;
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

function compare() {
  const titles = [
    'tool',
    'text',
    'cold 10 KB',
    'cold 100 KB',
    'warm 10 KB',
    'warm 100 KB',
    'ratio',
  ];
  const widths = [17, 23, 11, 12, 11, 12, 6];
  const print = (cells: readonly string[]) =>
    console.log(cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' '));
  print(titles);
  let slow = 0;
  for (const tool of Object.keys(tools)) {
    for (const kind of Object.keys(kinds)) {
      const [less, more] = [small, large].map((size) => measureInNewProcess(tool, kind, size));
      if (!less || !more) continue;
      if (more.warm > limit) slow += 1;
      const times = [less.cold, more.cold, less.warm, more.warm].map((time) => time.toFixed(1));
      print([tool, kind, ...times, `${(more.warm / less.warm).toFixed(1)}×`]);
    }
  }
  console.log(
    slow === 0
      ? `every warm call on 100 KB takes less than ${limit} ms`
      : `${slow} kinds of text take MORE than ${limit} ms`,
  );
  process.exitCode = slow === 0 ? 0 : 1;
}

const [tool, kind, size] = process.argv.slice(2);
if (tool && kind && size) console.log(JSON.stringify(measure(tool, kind, Number(size))));
else compare();
